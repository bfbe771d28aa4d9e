import java.util.*;

class Queens {
  final int n;
  long cols, main, anti;
  final List<Integer> queens = new ArrayList<>();
  final List<int[]> solutions = new ArrayList<>();

  Queens(int n) {
    this.n = n;
  }

  void search(int row) {
    if (row == n) {                                                             //: base
      solutions.add(queens.stream().mapToInt(col -> col).toArray());            //: record
      return;                                                                   //: return
    }
    for (int col = 0; col < n; col++) {                                         //: loop
      long c = 1L << col, m = 1L << (row-col+n-1), a = 1L << (row+col);         //: bits
      // prune: attacked squares are skipped
      if ((cols & c) == 0 && (main & m) == 0 && (anti & a) == 0) {              //: test
        cols ^= c; main ^= m; anti ^= a;                                        //: toggle
        queens.add(col); // choose                                              //: place
        search(row + 1); // recurse                                             //: recurse
        queens.remove(queens.size() - 1); // undo                               //: remove
        cols ^= c; main ^= m; anti ^= a;                                        //: untoggle
      }
    }
  }

  static List<int[]> solve(int n) {
    Queens puzzle = new Queens(n);
    puzzle.search(0);
    return puzzle.solutions;                                                    //: finish
  }
}
