// Up to n = 16: the bit operators work on 32 bits, and there are
// 2n − 1 diagonals in each direction.
function solve(n) {
  let count = 0;

  function search(row, cols, mains, antis) { // each call has masks of its own
    if (row === n) {                                                            //: base
      count++;                                                                  //: record
      return;                                                                   //: return
    }
    for (let col = 0; col < n; col++) {                                         //: loop
      const diag1 = row - col + n - 1, diag2 = row + col;                       //: diagonals
      // prune: attacked squares are skipped
      if (((cols >> col) & 1) === 0 && ((mains >> diag1) & 1) === 0             //: test
          && ((antis >> diag2) & 1) === 0) {
        // choose
        cols ^= 1 << col;                                                       //: mark-column
        mains ^= 1 << diag1;                                                    //: mark-main
        antis ^= 1 << diag2;                                                    //: mark-anti
        // recurse
        search(row + 1, cols, mains, antis);                                    //: recurse
        // undo: the loop goes on
        antis ^= 1 << diag2;                                                    //: unmark-anti
        mains ^= 1 << diag1;                                                    //: unmark-main
        cols ^= 1 << col;                                                       //: unmark-column
      }
    }
  }

  search(0, 0, 0, 0);
  return count;                                                                 //: finish
}
