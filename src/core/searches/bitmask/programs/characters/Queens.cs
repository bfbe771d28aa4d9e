using System;
using System.Collections.Generic;
using System.Numerics;

class Queens {
  readonly int n;
  readonly long full;
  readonly char[][] board;
  readonly List<int[]> solutions = new List<int[]>();

  Queens(int n) {
    this.n = n;
    full = (1L << n) - 1;
    board = new char[n][];
    for (int row = 0; row < n; row++)
      board[row] = new string(' ', n).ToCharArray();
  }

  int[] columns() { // of the queens, row by row
    int[] found = new int[n];
    for (int row = 0; row < n; row++)
      found[row] = Array.IndexOf(board[row], 'Q');
    return found;
  }

  void search(int row, long cols, long ld, long rd) {
    if (row == n) {                                                             //: base
      solutions.Add(columns());                                                 //: record
      return;                                                                   //: return
    }
    // prune: only the free squares are tried
    long free = full & ~(cols | ld | rd);                                       //: scan
    while (free != 0) {                                                         //: loop
      // choose
      long bit = free & -free;                                                  //: take
      free &= free - 1;                                                         //: drop
      board[row][BitOperations.TrailingZeroCount(bit)] = 'Q';                   //: place
      // recurse
      search(row + 1, cols | bit, (ld | bit) << 1, (rd | bit) >> 1);            //: recurse
      // undo
      board[row][BitOperations.TrailingZeroCount(bit)] = ' ';                   //: remove
    }
  }

  static List<int[]> solve(int n) {
    var puzzle = new Queens(n);
    puzzle.search(0, 0, 0, 0);
    return puzzle.solutions;                                                    //: finish
  }
}
