import java.util.*;

class Queens {
  final int n;
  final boolean[] used;
  final List<Integer> queens = new ArrayList<>();
  final List<int[]> solutions = new ArrayList<>();

  Queens(int n) {
    this.n = n;
    used = new boolean[n];
  }

  boolean peaceful() {
    for (int i = 0; i < n; i++)                                                 //: outer
      for (int j = i + 1; j < n; j++)                                           //: inner
        if (Math.abs(queens.get(i) - queens.get(j)) == j - i)                   //: compare
          return false;                                                         //: reject
    return true;                                                                //: apart
  }

  void search(int row) {
    if (row == n) {                                                             //: base
      if (peaceful())                                                           //: check
        solutions.add(queens.stream().mapToInt(col -> col).toArray());          //: record
      return;                                                                   //: return
    }
    for (int col = 0; col < n; col++) {                                         //: loop
      // prune: columns already used are skipped
      if (!used[col]) {                                                         //: test
        // choose
        used[col] = true;                                                       //: mark
        queens.add(col);                                                        //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens.remove(queens.size() - 1);                                       //: remove
        used[col] = false;                                                      //: unmark
      }
    }
  }

  static List<int[]> solve(int n) {
    Queens puzzle = new Queens(n);
    puzzle.search(0);
    return puzzle.solutions;                                                    //: finish
  }
}
