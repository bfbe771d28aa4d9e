using System.Collections.Generic;

class Queens {
  readonly int n;
  readonly bool[] cols, diags1, diags2;
  readonly List<int> queens = new List<int>();
  readonly List<int[]> solutions = new List<int[]>();

  Queens(int n) {
    this.n = n;
    cols = new bool[n];
    diags1 = new bool[2 * n - 1];
    diags2 = new bool[2 * n - 1];
  }

  void search(int row) {
    if (row == n) {                                                             //: base
      solutions.Add(queens.ToArray());                                          //: record
      return;                                                                   //: return
    }
    for (int col = 0; col < n; col++) {                                         //: loop
      int diag1 = row - col, diag2 = row + col;                                 //: diagonals
      // prune: attacked squares are skipped
      if (!cols[col] && !diags1[diag1] && !diags2[diag2]) {                     //: test
        // choose
        cols[col] = diags1[diag1] = diags2[diag2] = true;                       //: mark
        queens.Add(col);                                                        //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens.RemoveAt(queens.Count - 1);                                      //: remove
        cols[col] = diags1[diag1] = diags2[diag2] = false;                      //: unmark
      }
    }
  }

  static List<int[]> solve(int n) {
    var puzzle = new Queens(n);
    puzzle.search(0);
    return puzzle.solutions;                                                    //: finish
  }
}
