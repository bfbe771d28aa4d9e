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
      if (!(cols[col] || diags1[row-col+n-1] || diags2[row+col])) {             //: test
        cols[col] = diags1[row-col+n-1] = diags2[row+col] = true;               //: mark
        queens.push(col);                                                       //: place
        search(row + 1);                                                        //: recurse
        queens.pop();                                                           //: remove
        cols[col] = diags1[row-col+n-1] = diags2[row+col] = false;              //: unmark
      }
    }
  }

  search(0);
  return solutions;                                                             //: finish
}
