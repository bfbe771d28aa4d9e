using System;
using System.Collections.Generic;

class Queens {
  readonly int n;
  long cols, mains, antis;
  readonly int[] queens; // -1: the row has no queen
  readonly List<int[]> solutions = new List<int[]>();

  Queens(int n, int[][] given) {
    this.n = n;
    queens = new int[n];
    Array.Fill(queens, -1);
    foreach (var square in given) {
      int row = square[0], col = square[1];
      cols |= 1L << col;
      mains |= 1L << (row-col+n-1);
      antis |= 1L << (row+col);
      queens[row] = col;
    }
  }

  void search(int row) {
    // rows with a given queen are passed over
    while (row < n && queens[row] >= 0)                                         //: next
      row++;                                                                    //: advance
    if (row == n) {                                                             //: base
      solutions.Add((int[])queens.Clone());                                     //: record
      return;                                                                   //: return
    }
    for (int col = 0; col < n; col++) {                                         //: loop
      long c = 1L << col, m = 1L << (row-col+n-1), a = 1L << (row+col);         //: bits
      // prune: attacked squares are skipped
      if ((cols & c) == 0 && (mains & m) == 0 && (antis & a) == 0) {            //: test
        // choose
        cols ^= c; mains ^= m; antis ^= a;                                      //: toggle
        queens[row] = col;                                                      //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens[row] = -1;                                                       //: remove
        cols ^= c; mains ^= m; antis ^= a;                                      //: untoggle
      }
    }
  }

  static List<int[]> solve(int n) => solve(n, new int[][] {});

  static List<int[]> solve(int n, int[][] given) {
    var puzzle = new Queens(n, given);
    puzzle.search(0);
    return puzzle.solutions;                                                    //: finish
  }
}
