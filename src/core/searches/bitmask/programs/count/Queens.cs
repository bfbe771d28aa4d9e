class Queens {
  readonly int n;
  readonly long full;

  Queens(int n) {
    this.n = n;
    full = (1L << n) - 1;
  }

  long search(int row, long cols, long ld, long rd) {
    if (row == n)                                                               //: base
      return 1;                                                                 //: return
    long count = 0;                                                             //: start
    // prune: only the free squares are tried
    long free = full & ~(cols | ld | rd);                                       //: scan
    while (free != 0) {                                                         //: loop
      // choose
      long bit = free & -free;                                                  //: take
      free &= free - 1;                                                         //: drop
      // recurse
      long below = search(row + 1, cols | bit,                                  //: recurse
                          (ld | bit) << 1, (rd | bit) >> 1);
      count += below;                                                           //: add
    }
    return count;                                                               //: total
  }

  static long solve(int n) {
    long solutions = new Queens(n).search(0, 0, 0, 0);
    return solutions;                                                           //: finish
  }
}
