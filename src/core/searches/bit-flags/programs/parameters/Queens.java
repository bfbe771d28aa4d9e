class Queens {
  final int n;
  long count = 0;

  Queens(int n) {
    this.n = n;
  }

  // Each call has masks of its own.
  void search(int row, long cols, long main, long anti) {
    if (row == n) {                                                             //: base
      count++;                                                                  //: record
      return;                                                                   //: return
    }
    for (int col = 0; col < n; col++) {                                         //: loop
      int diag1 = row - col + n - 1, diag2 = row + col;                         //: diagonals
      // prune: attacked squares are skipped
      if (((cols >> col) & 1) == 0 && ((main >> diag1) & 1) == 0                //: test
          && ((anti >> diag2) & 1) == 0) {
        cols ^= 1L << col; // choose                                            //: mark-column
        main ^= 1L << diag1;                                                    //: mark-main
        anti ^= 1L << diag2;                                                    //: mark-anti
        search(row + 1, cols, main, anti); // recurse                           //: recurse
        anti ^= 1L << diag2; // undo: the loop goes on                          //: unmark-anti
        main ^= 1L << diag1;                                                    //: unmark-main
        cols ^= 1L << col;                                                      //: unmark-column
      }
    }
  }

  static long solve(int n) {
    Queens puzzle = new Queens(n);
    puzzle.search(0, 0, 0, 0);
    return puzzle.count;                                                        //: finish
  }
}
