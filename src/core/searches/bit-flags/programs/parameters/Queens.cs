class Queens {
  readonly int n;
  long count = 0;

  Queens(int n) {
    this.n = n;
  }

  // Each call has masks of its own.
  void search(int row, long cols, long mains, long antis) {
    if (row == n) {                                                             //: base
      count++;                                                                  //: record
      return;                                                                   //: return
    }
    for (int col = 0; col < n; col++) {                                         //: loop
      int diag1 = row - col + n - 1, diag2 = row + col;                         //: diagonals
      // prune: attacked squares are skipped
      if (((cols >> col) & 1) == 0 && ((mains >> diag1) & 1) == 0               //: test
          && ((antis >> diag2) & 1) == 0) {
        // choose
        cols ^= 1L << col;                                                      //: mark-column
        mains ^= 1L << diag1;                                                   //: mark-main
        antis ^= 1L << diag2;                                                   //: mark-anti
        // recurse
        search(row + 1, cols, mains, antis);                                    //: recurse
        // undo: the loop goes on
        antis ^= 1L << diag2;                                                   //: unmark-anti
        mains ^= 1L << diag1;                                                   //: unmark-main
        cols ^= 1L << col;                                                      //: unmark-column
      }
    }
  }

  static long solve(int n) {
    var puzzle = new Queens(n);
    puzzle.search(0, 0, 0, 0);
    return puzzle.count;                                                        //: finish
  }
}
