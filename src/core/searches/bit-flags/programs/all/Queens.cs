using System.Collections.Generic;

class Queens {
  readonly int n;
  long cols, mains, antis;
  readonly List<int> queens = new List<int>();
  readonly List<int[]> solutions = new List<int[]>();

  Queens(int n) {
    this.n = n;
  }

  void search(int row) {
    if (row == n) {                                                             //: base
      solutions.Add(queens.ToArray());                                          //: record
      return;                                                                   //: return
    }
    for (int col = 0; col < n; col++) {                                         //: loop
      long c = 1L << col, m = 1L << (row-col+n-1), a = 1L << (row+col);         //: bits
      // prune: attacked squares are skipped
      if ((cols & c) == 0 && (mains & m) == 0 && (antis & a) == 0) {            //: test
        // choose
        cols ^= c; mains ^= m; antis ^= a;                                      //: toggle
        queens.Add(col);                                                        //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens.RemoveAt(queens.Count - 1);                                      //: remove
        cols ^= c; mains ^= m; antis ^= a;                                      //: untoggle
      }
    }
  }

  static List<int[]> solve(int n) {
    var puzzle = new Queens(n);
    puzzle.search(0);
    return puzzle.solutions;                                                    //: finish
  }
}
