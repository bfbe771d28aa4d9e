using System.Collections.Generic;
using System.Numerics;

class Queens {
  readonly int n;
  readonly long full;
  readonly int[] queens;
  readonly List<int[]> solutions = new List<int[]>();

  Queens(int n) {
    this.n = n;
    full = (1L << n) - 1;
    queens = new int[n];
  }

  void search(int row, long cols, long ld, long rd) {
    if (row == n) {                                                             //: base
      solutions.Add((int[])queens.Clone());                                     //: record
      return;                                                                   //: return
    }
    // prune: only the free squares are tried
    long free = full & ~(cols | ld | rd);                                       //: scan
    while (free != 0) {                                                         //: loop
      // choose: overwrites what stood there
      long bit = free & -free;                                                  //: take
      free &= free - 1;                                                         //: drop
      queens[row] = BitOperations.TrailingZeroCount(bit);                       //: place
      // recurse
      search(row + 1, cols | bit, (ld | bit) << 1, (rd | bit) >> 1);            //: recurse
    }
  }

  static List<int[]> solve(int n) {
    var puzzle = new Queens(n);
    puzzle.search(0, 0, 0, 0);
    return puzzle.solutions;                                                    //: finish
  }
}
