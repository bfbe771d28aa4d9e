using System;
using System.Collections.Generic;
using System.Linq;

class Queens {
  readonly int n;
  readonly bool[] cols, diags1, diags2;
  readonly List<int> queens = new List<int>();
  readonly int[] order;

  Queens(int n) {
    this.n = n;
    cols = new bool[n];
    diags1 = new bool[2 * n - 1];
    diags2 = new bool[2 * n - 1];
    // from the middle outwards
    order = Enumerable.Range(0, n)
        .OrderBy(col => Math.Abs(2 * col - n + 1)).ToArray();
  }

  bool search(int row) {
    if (row == n)                                                               //: base
      return true; // queens holds the solution                                 //: return
    foreach (int col in order) {                                                //: loop
      int diag1 = row - col + n - 1, diag2 = row + col;                         //: diagonals
      // prune: attacked squares are skipped
      if (!cols[col] && !diags1[diag1] && !diags2[diag2]) {                     //: test
        // choose
        cols[col] = diags1[diag1] = diags2[diag2] = true;                       //: mark
        queens.Add(col);                                                        //: place
        // recurse
        if (search(row + 1))                                                    //: recurse
          return true; // stop: nothing is undone                               //: found
        // undo
        queens.RemoveAt(queens.Count - 1);                                      //: remove
        cols[col] = diags1[diag1] = diags2[diag2] = false;                      //: unmark
      }
    }
    return false; // no column of this row leads to a solution                  //: fail
  }

  static List<int[]> solve(int n) {
    var puzzle = new Queens(n);
    bool found = puzzle.search(0);
    var solutions = new List<int[]>();
    if (found) solutions.Add(puzzle.queens.ToArray());
    return solutions;                                                           //: finish
  }
}
