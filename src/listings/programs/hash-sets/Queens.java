import java.util.*;

class Queens {
  final int n;
  final Set<Integer> cols = new HashSet<>();
  final Set<Integer> diags1 = new HashSet<>(), diags2 = new HashSet<>();
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
      if (!(cols.contains(col) || diags1.contains(row-col)                      //: test
          || diags2.contains(row+col))) {
        cols.add(col);                                                          //: mark-column
        diags1.add(row-col);                                                    //: mark-main
        diags2.add(row+col);                                                    //: mark-anti
        queens.add(col);                                                        //: place
        search(row + 1);                                                        //: recurse
        queens.remove(row);                                                     //: remove
        cols.remove(col);                                                       //: unmark-column
        diags1.remove(row-col);                                                 //: unmark-main
        diags2.remove(row+col);                                                 //: unmark-anti
      }
    }
  }

  static List<int[]> solve(int n) {
    Queens puzzle = new Queens(n);
    puzzle.search(0);
    return puzzle.solutions;                                                    //: finish
  }
}
