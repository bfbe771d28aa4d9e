using System.Collections.Generic;
using System.Numerics;

class Queens {
  readonly long full;
  readonly List<int> queens = new List<int>();
  readonly List<int[]> solutions = new List<int[]>();

  Queens(int n) {
    full = (1L << n) - 1;
  }

  void search(long cols, long ld, long rd) {
    if (cols == full) {                                                         //: base
      solutions.Add(queens.ToArray());                                          //: record
      return;                                                                   //: return
    }
    // prune: only the free squares are tried
    long free = full & ~(cols | ld | rd);                                       //: scan
    while (free != 0) {                                                         //: loop
      // choose
      long bit = free & -free;                                                  //: take
      free &= free - 1;                                                         //: drop
      queens.Add(BitOperations.TrailingZeroCount(bit));                         //: place
      // recurse
      search(cols | bit, (ld | bit) << 1, (rd | bit) >> 1);                     //: recurse
      // undo
      queens.RemoveAt(queens.Count - 1);                                        //: remove
    }
  }

  static List<int[]> solve(int n) {
    var puzzle = new Queens(n);
    puzzle.search(0, 0, 0);
    return puzzle.solutions;                                                    //: finish
  }
}
