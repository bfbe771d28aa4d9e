import java.util.*;

class Queens {
  final int n;
  final boolean[][] domains; // whether a column is left
  final int[] queens; // the column of each row's queen, or -1
  final List<int[]> solutions = new ArrayList<>();

  Queens(int n) {
    this.n = n;
    domains = new boolean[n][n];
    for (boolean[] domain : domains) Arrays.fill(domain, true);
    queens = new int[n];
    Arrays.fill(queens, -1);
  }

  List<Integer> columnsOf(int row) {
    List<Integer> columns = new ArrayList<>();
    for (int col = 0; col < n; col++) {
      if (domains[row][col]) columns.add(col);
    }
    return columns;
  }

  List<Integer> emptyRows() {
    List<Integer> rows = new ArrayList<>();
    for (int row = 0; row < n; row++) {
      if (queens[row] < 0) rows.add(row);
    }
    return rows;
  }

  int fewest() {
    Comparator<Integer> bySize =
        Comparator.comparing(row -> columnsOf(row).size());
    return Collections.min(emptyRows(), bySize);
  }

  boolean restrict(int row, int col, Deque<int[]> taken) {
    for (int later : emptyRows()) {                                             //: outer
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

  void search(int placed) {
    if (placed == n) {                                                          //: base
      solutions.add(queens.clone());                                            //: record
      return;                                                                   //: return
    }
    int row = fewest();                                                         //: next
    List<Integer> columns = columnsOf(row);                                     //: columns
    for (int col : columns) {                                                   //: loop
      // choose
      queens[row] = col;                                                        //: place
      Deque<int[]> taken = new ArrayDeque<>();                                  //: start
      // prune: a row with no square left ends the branch
      if (restrict(row, col, taken))                                            //: test
        // recurse
        search(placed + 1);                                                     //: recurse
      // undo
      queens[row] = -1;                                                         //: remove
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
