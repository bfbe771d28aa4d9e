import java.util.*;

class Queens {
  final int n;
  final Set<Integer> cols = new HashSet<>();
  final Set<Integer> diags1 = new HashSet<>(), diags2 = new HashSet<>();
  final int[] queens; // -1: the row has no queen
  final List<int[]> solutions = new ArrayList<>();

  Queens(int n, int[][] given) {
    this.n = n;
    queens = new int[n];
    Arrays.fill(queens, -1);
    for (int[] square : given) {
      int row = square[0], col = square[1];
      cols.add(col);
      diags1.add(row - col);
      diags2.add(row + col);
      queens[row] = col;
    }
  }

  void search(int row) {
    // rows with a given queen are passed over
    while (row < n && queens[row] >= 0)                                         //: next
      row++;                                                                    //: advance
    if (row == n) {                                                             //: base
      solutions.add(queens.clone());                                            //: record
      return;                                                                   //: return
    }
    for (int col = 0; col < n; col++) {                                         //: loop
      int diag1 = row - col, diag2 = row + col;                                 //: diagonals
      // prune: attacked squares are skipped
      if (!cols.contains(col) && !diags1.contains(diag1)                        //: test
          && !diags2.contains(diag2)) {
        // choose
        cols.add(col);                                                          //: mark-column
        diags1.add(diag1);                                                      //: mark-main
        diags2.add(diag2);                                                      //: mark-anti
        queens[row] = col;                                                      //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens[row] = -1;                                                       //: remove
        cols.remove(col);                                                       //: unmark-column
        diags1.remove(diag1);                                                   //: unmark-main
        diags2.remove(diag2);                                                   //: unmark-anti
      }
    }
  }

  static List<int[]> solve(int n) {
    return solve(n, new int[][] {});
  }

  static List<int[]> solve(int n, int[][] given) {
    Queens puzzle = new Queens(n, given);
    puzzle.search(0);
    return puzzle.solutions;                                                    //: finish
  }
}
