function solve(n) {
  const cols = new Set(), diags1 = new Set(), diags2 = new Set();
  const queens = [], solutions = [];

  function search(row) {
    if (row === n) {                                                            //: base
      solutions.push([...queens]);                                              //: record
      return;                                                                   //: return
    }
    for (let col = 0; col < n; col++) {                                         //: loop
      if (!(cols.has(col) || diags1.has(row-col) || diags2.has(row+col))) {     //: test
        cols.add(col);                                                          //: mark-column
        diags1.add(row-col);                                                    //: mark-main
        diags2.add(row+col);                                                    //: mark-anti
        queens.push(col);                                                       //: place
        search(row + 1);                                                        //: recurse
        queens.pop();                                                           //: remove
        cols.delete(col);                                                       //: unmark-column
        diags1.delete(row-col);                                                 //: unmark-main
        diags2.delete(row+col);                                                 //: unmark-anti
      }
    }
  }

  search(0);
  return solutions;                                                             //: finish
}
