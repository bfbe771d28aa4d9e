function solve(n) {
  const cols = Array(n).fill(false);
  const diags1 = Array(2 * n - 1).fill(false), diags2 = [...diags1];
  const queens = [];
  // from the middle outwards
  const away = (col) => Math.abs(2 * col - n + 1);
  const order = [...cols.keys()].sort((a, b) => away(a) - away(b));

  function search(row) {
    if (row === n)                                                              //: base
      return true; // queens holds the solution                                 //: return
    for (let i = 0; i < n; i++) {                                               //: loop
      const col = order[i];
      const diag1 = row - col + n - 1, diag2 = row + col;                       //: diagonals
      // prune: attacked squares are skipped
      if (!cols[col] && !diags1[diag1] && !diags2[diag2]) {                     //: test
        // choose
        cols[col] = diags1[diag1] = diags2[diag2] = true;                       //: mark
        queens.push(col);                                                       //: place
        // recurse
        if (search(row + 1))                                                    //: recurse
          return true; // stop: nothing is undone                               //: found
        // undo
        queens.pop();                                                           //: remove
        cols[col] = diags1[diag1] = diags2[diag2] = false;                      //: unmark
      }
    }
    return false; // no column of this row leads to a solution                  //: fail
  }

  const found = search(0);
  return found ? [queens] : [];                                                 //: finish
}
