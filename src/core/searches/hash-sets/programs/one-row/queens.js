function solve(n) {
  const cols = new Set(), diags1 = new Set(), diags2 = new Set();
  const queens = [], solutions = [];
  const dots = Array(n).fill("."); // one row for all rows of a board

  function board() { // a text for each row
    return queens.map((col) => {
      dots[col] = "Q";
      const text = dots.join("");
      dots[col] = ".";
      return text;
    });
  }

  function search(row) {
    if (row === n) {                                                            //: base
      solutions.push(board());                                                  //: record
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
        queens.push(col);                                                       //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens.pop();                                                           //: remove
        cols.delete(col);                                                       //: unmark-column
        diags1.delete(diag1);                                                   //: unmark-main
        diags2.delete(diag2);                                                   //: unmark-anti
      }
    }
  }

  search(0);
  return solutions;                                                             //: finish
}
