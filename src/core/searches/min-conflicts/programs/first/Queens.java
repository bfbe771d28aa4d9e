import java.util.*;

class Queens {
  final int n;
  int seed;
  final int[] cols, diags1, diags2; // number of queens on each line
  final List<Integer> queens = new ArrayList<>();
  final List<int[]> solutions = new ArrayList<>();

  Queens(int n, int seed) {
    this.n = n;
    this.seed = seed;
    cols = new int[n];
    diags1 = new int[2 * n - 1];
    diags2 = new int[2 * n - 1];
  }

  // the same seed gives the same choices
  int draw(List<Integer> choices) {
    seed = (75 * seed + 74) % 65537;                                            //: draw
    return choices.get(seed % choices.size());
  }

  // a queen counts three times on its own square
  int onLines(int row, int col) {
    return cols[col] + diags1[row - col + n - 1] + diags2[row + col];
  }

  List<Integer> attackedRows() {
    List<Integer> rows = new ArrayList<>();
    for (int row = 0; row < n; row++) {
      if (onLines(row, queens.get(row)) > 3) rows.add(row);
    }
    return rows;
  }

  // the columns with the fewest conflicts, without old
  List<Integer> best(int row, int old) {
    List<Integer> columns = new ArrayList<>();
    int fewest = 3 * n;
    for (int col = 0; col < n; col++) {
      if (col == old || onLines(row, col) > fewest) continue;
      if (onLines(row, col) < fewest) columns.clear();
      fewest = onLines(row, col);
      columns.add(col);
    }
    return columns;
  }

  void count(int row, int col, int change) {
    cols[col] += change;
    diags1[row - col + n - 1] += change;
    diags2[row + col] += change;
  }

  void clear() {
    for (int[] numbers : List.of(cols, diags1, diags2)) Arrays.fill(numbers, 0);
    queens.clear();
  }

  void search() {
    for (int attempt = 0; attempt < 20; attempt++) {                            //: outer
      clear();                                                                  //: start
      // fill the board
      for (int row = 0; row < n; row++) {                                       //: inner
        int col = draw(best(row, -1));                                          //: scan
        count(row, col, 1);                                                     //: mark
        queens.add(col);                                                        //: place
      }
      int moves = 0;
      // move queens that are attacked
      List<Integer> rows = attackedRows();                                      //: check
      while (!rows.isEmpty() && moves < 4 * n) {                                //: loop
        int row = draw(rows);                                                   //: take
        int old = queens.get(row);
        count(row, old, -1);                                                    //: unmark
        int col = draw(best(row, old));                                         //: columns
        count(row, col, 1);                                                     //: add
        moves++;
        queens.set(row, col);                                                   //: move
        rows = attackedRows();                                                  //: next
      }
      if (rows.isEmpty()) {                                                     //: base
        solutions.add(queens.stream().mapToInt(col -> col).toArray());          //: record
        return;                                                                 //: return
      }
    }
  }

  static List<int[]> solve(int n) {
    return solve(n, 1);
  }

  static List<int[]> solve(int n, int seed) {
    Queens puzzle = new Queens(n, seed);
    puzzle.search();
    return puzzle.solutions;                                                    //: finish
  }
}
