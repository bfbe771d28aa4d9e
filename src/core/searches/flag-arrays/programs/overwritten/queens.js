function solve(n) {
  const cols = Array(n).fill(false);
  const diags1 = Array(2 * n - 1).fill(false), diags2 = [...diags1];
  const queens = Array(n).fill(0), solutions = [];

  function search(row) {
    if (row === n) {                                                            //: base
      solutions.push([...queens]);                                              //: record
      return;                                                                   //: return
    }
    for (let col = 0; col < n; col++) {                                         //: loop
      const diag1 = row - col + n - 1, diag2 = row + col;                       //: diagonals
      if (cols[col] || diags1[diag1] || diags2[diag2])                          //: test
        continue; // prune                                                      //: skip
      queens[row] = col; // choose: overwrites                                  //: place
      cols[col] = diags1[diag1] = diags2[diag2] = true;                         //: mark
      search(row + 1); // recurse                                               //: recurse
      cols[col] = diags1[diag1] = diags2[diag2] = false; // undo                //: unmark
    }
  }

  search(0);
  return solutions;                                                             //: finish
}
