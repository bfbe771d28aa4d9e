using System;
using System.Collections.Generic;

class Queens {
  readonly int n;
  readonly bool[] cols, diags1, diags2;
  readonly int[] queens; // -1: the row has no queen
  readonly List<int[]> solutions = new List<int[]>();

  Queens(int n, int[][] given) {
    this.n = n;
    cols = new bool[n];
    diags1 = new bool[2 * n - 1];
    diags2 = new bool[2 * n - 1];
    queens = new int[n];
    Array.Fill(queens, -1);
    foreach (var square in given) {
      int row = square[0], col = square[1];
      cols[col] = diags1[row - col + n - 1] = diags2[row + col] = true;
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
      int diag1 = row - col + n - 1, diag2 = row + col;                         //: diagonals
      // prune: attacked squares are skipped
      if (!cols[col] && !diags1[diag1] && !diags2[diag2]) {                     //: test
        // choose
        cols[col] = diags1[diag1] = diags2[diag2] = true;                       //: mark
        queens[row] = col;                                                      //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens[row] = -1;                                                       //: remove
        cols[col] = diags1[diag1] = diags2[diag2] = false;                      //: unmark
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
