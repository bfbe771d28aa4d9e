import java.util.*;

class Queens {
  final int n;
  final Set<Integer> cols = new HashSet<>();
  final Set<Integer> diags1 = new HashSet<>(), diags2 = new HashSet<>();
  final List<Integer> queens = new ArrayList<>();
  final char[] dots; // one row for all rows of a board
  final List<List<String>> solutions = new ArrayList<>();

  Queens(int n) {
    this.n = n;
    dots = new char[n];
    Arrays.fill(dots, '.');
  }

  List<String> board() { // a text for each row
    List<String> texts = new ArrayList<>();
    for (int col : queens) {
      dots[col] = 'Q';
      texts.add(new String(dots));
      dots[col] = '.';
    }
    return texts;
  }

  void search(int row) {
    if (row == n) {                                                             //: base
      solutions.add(board());                                                   //: record
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
        queens.add(col);                                                        //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens.remove(queens.size() - 1);                                       //: remove
        cols.remove(col);                                                       //: unmark-column
        diags1.remove(diag1);                                                   //: unmark-main
        diags2.remove(diag2);                                                   //: unmark-anti
      }
    }
  }

  static List<List<String>> solve(int n) {
    Queens puzzle = new Queens(n);
    puzzle.search(0);
    return puzzle.solutions;                                                    //: finish
  }
}
