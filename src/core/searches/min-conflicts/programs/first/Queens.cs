using System;
using System.Collections.Generic;

class Queens {
  readonly int n;
  int seed;
  readonly int[] cols, diags1, diags2; // number of queens on each line
  readonly List<int> queens = new List<int>();
  readonly List<int[]> solutions = new List<int[]>();

  Queens(int n, int seed) {
    this.n = n;
    this.seed = seed;
    cols = new int[n];
    diags1 = new int[2 * n - 1];
    diags2 = new int[2 * n - 1];
  }

  // the same seed gives the same choices
  int draw(List<int> choices) {
    seed = (75 * seed + 74) % 65537;                                            //: draw
    return choices[seed % choices.Count];
  }

  // a queen counts three times on its own square
  int onLines(int row, int col) =>
    cols[col] + diags1[row - col + n - 1] + diags2[row + col];

  List<int> attackedRows() {
    var rows = new List<int>();
    for (int row = 0; row < n; row++) {
      if (onLines(row, queens[row]) > 3) rows.Add(row);
    }
    return rows;
  }

  // the columns with the fewest conflicts, without old
  List<int> best(int row, int old) {
    var columns = new List<int>();
    int fewest = 3 * n;
    for (int col = 0; col < n; col++) {
      if (col == old || onLines(row, col) > fewest) continue;
      if (onLines(row, col) < fewest) columns.Clear();
      fewest = onLines(row, col);
      columns.Add(col);
    }
    return columns;
  }

  void count(int row, int col, int change) {
    cols[col] += change;
    diags1[row - col + n - 1] += change;
    diags2[row + col] += change;
  }

  void clear() {
    foreach (int[] numbers in new[] { cols, diags1, diags2 })
      Array.Clear(numbers, 0, numbers.Length);
    queens.Clear();
  }

  void search() {
    for (int attempt = 0; attempt < 20; attempt++) {                            //: outer
      clear();                                                                  //: start
      // fill the board
      for (int row = 0; row < n; row++) {                                       //: inner
        int col = draw(best(row, -1));                                          //: scan
        count(row, col, 1);                                                     //: mark
        queens.Add(col);                                                        //: place
      }
      int moves = 0;
      // move queens that are attacked
      var rows = attackedRows();                                                //: check
      while (rows.Count > 0 && moves < 4 * n) {                                 //: loop
        int row = draw(rows);                                                   //: take
        int old = queens[row];
        count(row, old, -1);                                                    //: unmark
        int col = draw(best(row, old));                                         //: columns
        count(row, col, 1);                                                     //: add
        moves++;
        queens[row] = col;                                                      //: move
        rows = attackedRows();                                                  //: next
      }
      if (rows.Count == 0) {                                                    //: base
        solutions.Add(queens.ToArray());                                        //: record
        return;                                                                 //: return
      }
    }
  }

  static List<int[]> solve(int n) => solve(n, 1);

  static List<int[]> solve(int n, int seed) {
    var puzzle = new Queens(n, seed);
    puzzle.search();
    return puzzle.solutions;                                                    //: finish
  }
}
