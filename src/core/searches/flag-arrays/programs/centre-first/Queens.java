import java.util.*;

class Queens {
  final int n;
  final boolean[] cols, diags1, diags2;
  final List<Integer> queens = new ArrayList<>(), order = new ArrayList<>();

  Queens(int n) {
    this.n = n;
    cols = new boolean[n];
    diags1 = new boolean[2 * n - 1];
    diags2 = new boolean[2 * n - 1];
    for (int col = 0; col < n; col++) order.add(col);
    // from the middle outwards
    order.sort(Comparator.comparingInt(col -> Math.abs(2 * col - n + 1)));
  }

  boolean search(int row) {
    if (row == n)                                                               //: base
      return true; // queens holds the solution                                 //: return
    for (int col : order) {                                                     //: loop
      int diag1 = row - col + n - 1, diag2 = row + col;                         //: diagonals
      // prune: attacked squares are skipped
      if (!cols[col] && !diags1[diag1] && !diags2[diag2]) {                     //: test
        // choose
        cols[col] = diags1[diag1] = diags2[diag2] = true;                       //: mark
        queens.add(col);                                                        //: place
        // recurse
        if (search(row + 1))                                                    //: recurse
          return true; // stop: nothing is undone                               //: found
        // undo
        queens.remove(queens.size() - 1);                                       //: remove
        cols[col] = diags1[diag1] = diags2[diag2] = false;                      //: unmark
      }
    }
    return false; // no column of this row leads to a solution                  //: fail
  }

  static List<int[]> solve(int n) {
    Queens puzzle = new Queens(n);
    boolean found = puzzle.search(0);
    int[] queens = puzzle.queens.stream().mapToInt(col -> col).toArray();
    return found ? List.of(queens) : List.of();                                 //: finish
  }
}
