using System;
using System.Collections.Generic;

class Queens {
  readonly int n;
  readonly HashSet<int> cols = new HashSet<int>();
  readonly HashSet<int> diags1 = new HashSet<int>();
  readonly HashSet<int> diags2 = new HashSet<int>();
  readonly int[] queens; // -1: the row has no queen
  readonly List<int[]> solutions = new List<int[]>();

  Queens(int n, int[][] given) {
    this.n = n;
    queens = new int[n];
    Array.Fill(queens, -1);
    foreach (var square in given) {
      int row = square[0], col = square[1];
      cols.Add(col);
      diags1.Add(row - col);
      diags2.Add(row + col);
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
      int diag1 = row - col, diag2 = row + col;                                 //: diagonals
      // prune: attacked squares are skipped
      if (!cols.Contains(col) && !diags1.Contains(diag1)                        //: test
          && !diags2.Contains(diag2)) {
        // choose
        cols.Add(col);                                                          //: mark-column
        diags1.Add(diag1);                                                      //: mark-main
        diags2.Add(diag2);                                                      //: mark-anti
        queens[row] = col;                                                      //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens[row] = -1;                                                       //: remove
        cols.Remove(col);                                                       //: unmark-column
        diags1.Remove(diag1);                                                   //: unmark-main
        diags2.Remove(diag2);                                                   //: unmark-anti
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
