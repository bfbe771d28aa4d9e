function solve(n, given = []) {
  const cols = Array(n).fill(false);
  const diags1 = Array(2 * n - 1).fill(false), diags2 = [...diags1];
  const queens = Array(n).fill(-1), solutions = []; // -1: the row has no queen
  given.forEach(([row, col]) => {
    cols[col] = diags1[row - col + n - 1] = diags2[row + col] = true;
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
      const diag1 = row - col + n - 1, diag2 = row + col;                       //: diagonals
      // prune: attacked squares are skipped
      if (!cols[col] && !diags1[diag1] && !diags2[diag2]) {                     //: test
        // choose
        cols[col] = diags1[diag1] = diags2[diag2] = true;                       //: mark
        queens[row] = col;                                                      //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens[row] = -1;                                                       //: remove
        cols[col] = diags1[diag1] = diags2[diag2] = false;                      //: unmark
      }
    }
  }

  search(0);
  return solutions;                                                             //: finish
}
