import java.util.*;

class Queens {
  final int n;
  final Set<Integer> cols = new HashSet<>();
  final Set<Integer> diags1 = new HashSet<>(), diags2 = new HashSet<>();
  final int[] queens;
  final List<int[]> solutions = new ArrayList<>();

  Queens(int n) {
    this.n = n;
    queens = new int[n];
  }

  void search(int row) {
    if (row == n) {                                                             //: base
      solutions.add(queens.clone());                                            //: record
      return;                                                                   //: return
    }
    for (int col = 0; col < n; col++) {                                         //: loop
      int diag1 = row - col, diag2 = row + col;                                 //: diagonals
      // prune: attacked squares are skipped
      if (cols.contains(col) || diags1.contains(diag1)                          //: test
          || diags2.contains(diag2))
        continue;                                                               //: skip
      // choose: overwrites what stood there
      queens[row] = col;                                                        //: place
      cols.add(col);                                                            //: mark-column
      diags1.add(diag1);                                                        //: mark-main
      diags2.add(diag2);                                                        //: mark-anti
      // recurse
      search(row + 1);                                                          //: recurse
      // undo
      cols.remove(col);                                                         //: unmark-column
      diags1.remove(diag1);                                                     //: unmark-main
      diags2.remove(diag2);                                                     //: unmark-anti
    }
  }

  static List<int[]> solve(int n) {
    Queens puzzle = new Queens(n);
    puzzle.search(0);
    return puzzle.solutions;                                                    //: finish
  }
}
