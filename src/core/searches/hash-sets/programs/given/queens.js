function solve(n, given = []) {
  const cols = new Set(), diags1 = new Set(), diags2 = new Set();
  const queens = Array(n).fill(-1), solutions = []; // -1: the row has no queen
  given.forEach(([row, col]) => {
    cols.add(col);
    diags1.add(row - col);
    diags2.add(row + col);
    queens[row] = col;
  });

  function search(row) {
    // rows with a given queen are passed over
    while (row < n && queens[row] >= 0)                                         //: next
      row++;                                                                    //: advance
    if (row === n) {                                                            //: base
      solutions.push([...queens]);                                              //: record
      return;                                                                   //: return
    }
    for (let col = 0; col < n; col++) {                                         //: loop
      const diag1 = row - col, diag2 = row + col;                               //: diagonals
      // prune: attacked squares are skipped
      if (!cols.has(col) && !diags1.has(diag1) && !diags2.has(diag2)) {         //: test
        // choose
        cols.add(col);                                                          //: mark-column
        diags1.add(diag1);                                                      //: mark-main
        diags2.add(diag2);                                                      //: mark-anti
        queens[row] = col;                                                      //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens[row] = -1;                                                       //: remove
        cols.delete(col);                                                       //: unmark-column
        diags1.delete(diag1);                                                   //: unmark-main
        diags2.delete(diag2);                                                   //: unmark-anti
      }
    }
  }

  search(0);
  return solutions;                                                             //: finish
}
