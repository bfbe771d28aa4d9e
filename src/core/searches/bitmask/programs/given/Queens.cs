using System;
using System.Collections.Generic;
using System.Numerics;

class Queens {
  readonly int n;
  readonly long full;
  readonly int[] queens; // -1: the row has no queen
  readonly long[] taken; // squares that given queens attack, by row
  readonly List<int[]> solutions = new List<int[]>();

  Queens(int n, int[][] given) {
    this.n = n;
    full = (1L << n) - 1;
    queens = new int[n];
    taken = new long[n];
    Array.Fill(queens, -1);
    foreach (var square in given) {
      int row = square[0], col = square[1];
      queens[row] = col;
      for (int r = 0; r < n; r++) {
        long bit = 1L << col;
        int away = Math.Abs(r - row);
        taken[r] |= bit | bit << away | bit >> away;
      }
    }
  }

  void search(int row, long cols, long ld, long rd) {
    // rows with a given queen are passed over
    while (row < n && queens[row] >= 0) {                                       //: next
      row++; ld <<= 1; rd >>= 1;                                                //: advance
    }
    if (row == n) {                                                             //: base
      solutions.Add((int[])queens.Clone());                                     //: record
      return;                                                                   //: return
    }
    // prune: only the free squares are tried
    long free = full & ~(cols | ld | rd | taken[row]);                          //: scan
    while (free != 0) {                                                         //: loop
      // choose
      long bit = free & -free;                                                  //: take
      free &= free - 1;                                                         //: drop
      queens[row] = BitOperations.TrailingZeroCount(bit);                       //: place
      // recurse
      search(row + 1, cols | bit, (ld | bit) << 1, (rd | bit) >> 1);            //: recurse
      // undo
      queens[row] = -1;                                                         //: remove
    }
  }

  static List<int[]> solve(int n) => solve(n, new int[][] {});

  static List<int[]> solve(int n, int[][] given) {
    var puzzle = new Queens(n, given);
    puzzle.search(0, 0, 0, 0);
    return puzzle.solutions;                                                    //: finish
  }
}
