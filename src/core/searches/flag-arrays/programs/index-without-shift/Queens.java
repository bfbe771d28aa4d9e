import java.util.*;

class Queens {
  final int n;
  final boolean[] cols, diags1, diags2;
  final List<Integer> queens = new ArrayList<>();
  final List<int[]> solutions = new ArrayList<>();

  Queens(int n) {
    this.n = n;
    cols = new boolean[n];
    diags1 = new boolean[2 * n - 1];
    diags2 = new boolean[2 * n - 1];
  }

  void search(int row) {
    if (row == n) {                                                             //: base
      solutions.add(queens.stream().mapToInt(col -> col).toArray());            //: record
      return;                                                                   //: return
    }
    for (int col = 0; col < n; col++) {                                         //: loop
      int diag1 = row - col, diag2 = row + col;                                 //: diagonals
      // prune: attacked squares are skipped
      if (!cols[col] && !diags1[diag1] && !diags2[diag2]) {                     //: test
        // choose
        cols[col] = diags1[diag1] = diags2[diag2] = true;                       //: mark
        queens.add(col);                                                        //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens.remove(queens.size() - 1);                                       //: remove
        cols[col] = diags1[diag1] = diags2[diag2] = false;                      //: unmark
      }
    }
  }

  static List<int[]> solve(int n) {
    Queens puzzle = new Queens(n);
    puzzle.search(0);
    return puzzle.solutions;                                                    //: finish
  }
}
