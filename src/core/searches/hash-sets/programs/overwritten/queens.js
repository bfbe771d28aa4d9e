function solve(n) {
  const cols = new Set(), diags1 = new Set(), diags2 = new Set();
  const queens = Array(n).fill(0), solutions = [];

  function search(row) {
    if (row === n) {                                                            //: base
      solutions.push([...queens]);                                              //: record
      return;                                                                   //: return
    }
    for (let col = 0; col < n; col++) {                                         //: loop
      const diag1 = row - col, diag2 = row + col;                               //: diagonals
      if (cols.has(col) || diags1.has(diag1) || diags2.has(diag2))              //: test
        continue; // prune                                                      //: skip
      queens[row] = col; // choose: overwrites                                  //: place
      cols.add(col);                                                            //: mark-column
      diags1.add(diag1);                                                        //: mark-main
      diags2.add(diag2);                                                        //: mark-anti
      search(row + 1); // recurse                                               //: recurse
      cols.delete(col); // undo                                                 //: unmark-column
      diags1.delete(diag1);                                                     //: unmark-main
      diags2.delete(diag2);                                                     //: unmark-anti
    }
  }

  search(0);
  return solutions;                                                             //: finish
}
