import java.util.*;

class Queens {
  final int n;
  final boolean[] cols, diags1, diags2;
  final int[] queens; // -1: the row has no queen
  final List<int[]> solutions = new ArrayList<>();

  Queens(int n, int[][] given) {
    this.n = n;
    cols = new boolean[n];
    diags1 = new boolean[2 * n - 1];
    diags2 = new boolean[2 * n - 1];
    queens = new int[n];
    Arrays.fill(queens, -1);
    for (int[] square : given) {
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
      solutions.add(queens.clone());                                            //: record
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

  static List<int[]> solve(int n) {
    return solve(n, new int[][] {});
  }

  static List<int[]> solve(int n, int[][] given) {
    Queens puzzle = new Queens(n, given);
    puzzle.search(0);
    return puzzle.solutions;                                                    //: finish
  }
}
