using System.Collections.Generic;

class Queens {
  readonly int n;
  readonly HashSet<int> cols = new HashSet<int>();
  readonly HashSet<int> diags1 = new HashSet<int>();
  readonly HashSet<int> diags2 = new HashSet<int>();
  readonly int[] queens;
  readonly List<int[]> solutions = new List<int[]>();

  Queens(int n) {
    this.n = n;
    queens = new int[n];
  }

  void search(int row) {
    if (row == n) {                                                             //: base
      solutions.Add((int[])queens.Clone());                                     //: record
      return;                                                                   //: return
    }
    for (int col = 0; col < n; col++) {                                         //: loop
      int diag1 = row - col, diag2 = row + col;                                 //: diagonals
      // prune: attacked squares are skipped
      if (cols.Contains(col) || diags1.Contains(diag1)                          //: test
          || diags2.Contains(diag2))
        continue;                                                               //: skip
      // choose: overwrites what stood there
      queens[row] = col;                                                        //: place
      cols.Add(col);                                                            //: mark-column
      diags1.Add(diag1);                                                        //: mark-main
      diags2.Add(diag2);                                                        //: mark-anti
      // recurse
      search(row + 1);                                                          //: recurse
      // undo
      cols.Remove(col);                                                         //: unmark-column
      diags1.Remove(diag1);                                                     //: unmark-main
      diags2.Remove(diag2);                                                     //: unmark-anti
    }
  }

  static List<int[]> solve(int n) {
    var puzzle = new Queens(n);
    puzzle.search(0);
    return puzzle.solutions;                                                    //: finish
  }
}
