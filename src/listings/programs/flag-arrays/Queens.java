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
      if (!(cols[col] || diags1[row-col+n-1] || diags2[row+col])) {             //: test
        cols[col] = diags1[row-col+n-1] = diags2[row+col] = true;               //: mark
        queens.add(col);                                                        //: place
        search(row + 1);                                                        //: recurse
        queens.remove(row);                                                     //: remove
        cols[col] = diags1[row-col+n-1] = diags2[row+col] = false;              //: unmark
      }
    }
  }

  static List<int[]> solve(int n) {
    Queens puzzle = new Queens(n);
    puzzle.search(0);
    return puzzle.solutions;                                                    //: finish
  }
}
