import java.util.*;

class Queens {
  final int n;
  final boolean[] used;
  final int[] queens; // -1: the row has no queen
  final List<int[]> solutions = new ArrayList<>();

  Queens(int n, int[][] given) {
    this.n = n;
    used = new boolean[n];
    queens = new int[n];
    Arrays.fill(queens, -1);
    for (int[] square : given) {
      int row = square[0], col = square[1];
      used[col] = true;
      queens[row] = col;
    }
  }

  boolean peaceful() {
    for (int i = 0; i < n; i++)                                                 //: outer
      for (int j = i + 1; j < n; j++)                                           //: inner
        if (Math.abs(queens[i] - queens[j]) == j - i)                           //: compare
          return false;                                                         //: reject
    return true;                                                                //: apart
  }

  void search(int row) {
    // rows with a given queen are passed over
    while (row < n && queens[row] >= 0)                                         //: next
      row++;                                                                    //: advance
    if (row == n) {                                                             //: base
      if (peaceful())                                                           //: check
        solutions.add(queens.clone());                                          //: record
      return;                                                                   //: return
    }
    for (int col = 0; col < n; col++) {                                         //: loop
      // prune: columns already used are skipped
      if (!used[col]) {                                                         //: test
        // choose
        used[col] = true;                                                       //: mark
        queens[row] = col;                                                      //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens[row] = -1;                                                       //: remove
        used[col] = false;                                                      //: unmark
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
