using System;
using System.Collections.Generic;
using System.Linq;
using System.Numerics;

class Queens {
  readonly int n;
  readonly long full;
  readonly List<int> queens = new List<int>();
  readonly int[] order;

  Queens(int n) {
    this.n = n;
    full = (1L << n) - 1;
    // from the middle outwards
    order = Enumerable.Range(0, n)
        .OrderBy(col => Math.Abs(2 * col - n + 1)).ToArray();
  }

  long nearest(long free) => 1L << order.First(col => (free >> col & 1) != 0);

  bool search(int row, long cols, long ld, long rd) {
    if (row == n)                                                               //: base
      return true; // queens holds the solution                                 //: return
    // prune: only the free squares are tried
    long free = full & ~(cols | ld | rd);                                       //: scan
    while (free != 0) {                                                         //: loop
      // choose
      long bit = nearest(free);                                                 //: take
      free ^= bit;                                                              //: drop
      queens.Add(BitOperations.TrailingZeroCount(bit));                         //: place
      // recurse
      if (search(row + 1, cols | bit, (ld | bit) << 1, (rd | bit) >> 1))        //: recurse
        return true; // stop: nothing is undone                                 //: found
      // undo
      queens.RemoveAt(queens.Count - 1);                                        //: remove
    }
    return false; // no free square of this row leads to a solution             //: fail
  }

  static List<int[]> solve(int n) {
    var puzzle = new Queens(n);
    bool found = puzzle.search(0, 0, 0, 0);
    var solutions = new List<int[]>();
    if (found) solutions.Add(puzzle.queens.ToArray());
    return solutions;                                                           //: finish
  }
}
