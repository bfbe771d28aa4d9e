import java.util.*;

class Queens {
  final int n;
  final boolean[][] domains; // whether a column is left
  final List<Integer> queens = new ArrayList<>();
  final List<int[]> solutions = new ArrayList<>();

  Queens(int n) {
    this.n = n;
    domains = new boolean[n][n];
    for (boolean[] domain : domains) Arrays.fill(domain, true);
  }

  List<Integer> columnsOf(int row) {
    List<Integer> columns = new ArrayList<>();
    for (int col = 0; col < n; col++) {
      if (domains[row][col]) columns.add(col);
    }
    return columns;
  }

  boolean restrict(int row, int col, Deque<int[]> taken) {
    for (int later = row + 1; later < n; later++) {                             //: outer
      int[] attacked = {col, row + col - later, col - row + later};
      for (int square : attacked) {                                             //: inner
        if (square >= 0 && square < n && domains[later][square]) {              //: look
          domains[later][square] = false;                                       //: restrict
          taken.push(new int[] {later, square});                                //: add
        }
      }
      if (columnsOf(later).isEmpty())                                           //: check
        return false;                                                           //: fail
    }
    return true;                                                                //: safe
  }

  void search(int row) {
    if (row == n) {                                                             //: base
      solutions.add(queens.stream().mapToInt(col -> col).toArray());            //: record
      return;                                                                   //: return
    }
    List<Integer> columns = columnsOf(row);                                     //: columns
    for (int col : columns) {                                                   //: loop
      // choose
      queens.add(col);                                                          //: place
      Deque<int[]> taken = new ArrayDeque<>();                                  //: start
      // prune: a row with no square left ends the branch
      if (restrict(row, col, taken))                                            //: test
        // recurse
        search(row + 1);                                                        //: recurse
      // undo
      queens.remove(queens.size() - 1);                                         //: remove
      while (!taken.isEmpty()) {                                                //: reach
        int[] square = taken.pop();                                             //: advance
        domains[square[0]][square[1]] = true;                                   //: restore
      }
    }
  }

  static List<int[]> solve(int n) {
    Queens puzzle = new Queens(n);
    puzzle.search(0);
    return puzzle.solutions;                                                    //: finish
  }
}
