using System;
using System.Collections.Generic;

class Queens {
  readonly int n;
  readonly bool[] used;
  readonly List<int> queens = new List<int>();
  readonly List<int[]> solutions = new List<int[]>();

  Queens(int n) {
    this.n = n;
    used = new bool[n];
  }

  bool peaceful() {
    for (int i = 0; i < n; i++)                                                 //: outer
      for (int j = i + 1; j < n; j++)                                           //: inner
        if (Math.Abs(queens[i] - queens[j]) == j - i)                           //: compare
          return false;                                                         //: reject
    return true;                                                                //: apart
  }

  void search(int row) {
    if (row == n) {                                                             //: base
      if (peaceful())                                                           //: check
        solutions.Add(queens.ToArray());                                        //: record
      return;                                                                   //: return
    }
    for (int col = 0; col < n; col++) {                                         //: loop
      // prune: columns already used are skipped
      if (!used[col]) {                                                         //: test
        // choose
        used[col] = true;                                                       //: mark
        queens.Add(col);                                                        //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens.RemoveAt(queens.Count - 1);                                      //: remove
        used[col] = false;                                                      //: unmark
      }
    }
  }

  static List<int[]> solve(int n) {
    var puzzle = new Queens(n);
    puzzle.search(0);
    return puzzle.solutions;                                                    //: finish
  }
}
