// Up to n = 16: the bit operators work on 32 bits, and there are
// 2n − 1 diagonals in each direction.
function solve(n) {
  let count = 0;

  function search(row, cols, main, anti) { // each call has masks of its own
    if (row === n) {                                                            //: base
      count++;                                                                  //: record
      return;                                                                   //: return
    }
    for (let col = 0; col < n; col++) {                                         //: loop
      const diag1 = row - col + n - 1, diag2 = row + col;                       //: diagonals
      // prune: attacked squares are skipped
      if (((cols >> col) & 1) === 0 && ((main >> diag1) & 1) === 0              //: test
          && ((anti >> diag2) & 1) === 0) {
        cols ^= 1 << col; // choose                                             //: mark-column
        main ^= 1 << diag1;                                                     //: mark-main
        anti ^= 1 << diag2;                                                     //: mark-anti
        search(row + 1, cols, main, anti); // recurse                           //: recurse
        anti ^= 1 << diag2; // undo: the loop goes on                           //: unmark-anti
        main ^= 1 << diag1;                                                     //: unmark-main
        cols ^= 1 << col;                                                       //: unmark-column
      }
    }
  }

  search(0, 0, 0, 0);
  return count;                                                                 //: finish
}
