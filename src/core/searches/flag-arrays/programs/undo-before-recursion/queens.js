function solve(n) {
  const cols = Array(n).fill(false);
  const diags1 = Array(2 * n - 1).fill(false), diags2 = [...diags1];
  const queens = [], solutions = [];

  function search(row) {
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
        queens.push(col);                                                       //: place
        // undo
        cols[col] = diags1[diag1] = diags2[diag2] = false;                      //: unmark
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens.pop();                                                           //: remove
      }
    }
  }

  search(0);
  return solutions;                                                             //: finish
}
