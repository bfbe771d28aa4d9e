using System.Collections.Generic;
using System.Linq;

class Queens {
  readonly int n;
  readonly bool[][] domains; // whether a column is left
  readonly int[] queens; // the column of each row's queen, or -1
  readonly List<int[]> solutions = new List<int[]>();

  Queens(int n) {
    this.n = n;
    domains = new bool[n][];
    for (int row = 0; row < n; row++)
      domains[row] = Enumerable.Repeat(true, n).ToArray();
    queens = Enumerable.Repeat(-1, n).ToArray();
  }

  int[] columnsOf(int row) =>
    Enumerable.Range(0, n).Where(col => domains[row][col]).ToArray();

  int[] emptyRows() =>
    Enumerable.Range(0, n).Where(row => queens[row] < 0).ToArray();

  int fewest() =>
    emptyRows().OrderBy(row => columnsOf(row).Length).First();

  bool restrict(int row, int col, Stack<int[]> taken) {
    foreach (int later in emptyRows()) {                                        //: outer
      int[] attacked = { col, row + col - later, col - row + later };
      foreach (int square in attacked) {                                        //: inner
        if (square >= 0 && square < n && domains[later][square]) {              //: look
          domains[later][square] = false;                                       //: restrict
          taken.Push(new[] { later, square });                                  //: add
        }
      }
      if (columnsOf(later).Length == 0)                                         //: check
        return false;                                                           //: fail
    }
    return true;                                                                //: safe
  }

  void search(int placed) {
    if (placed == n) {                                                          //: base
      solutions.Add((int[])queens.Clone());                                     //: record
      return;                                                                   //: return
    }
    int row = fewest();                                                         //: next
    var columns = columnsOf(row);                                               //: columns
    foreach (int col in columns) {                                              //: loop
      // choose
      queens[row] = col;                                                        //: place
      var taken = new Stack<int[]>();                                           //: start
      // prune: a row with no square left ends the branch
      if (restrict(row, col, taken))                                            //: test
        // recurse
        search(placed + 1);                                                     //: recurse
      // undo
      queens[row] = -1;                                                         //: remove
      while (taken.Count > 0) {                                                 //: reach
        int[] square = taken.Pop();                                             //: advance
        domains[square[0]][square[1]] = true;                                   //: restore
      }
    }
  }

  static List<int[]> solve(int n) {
    var puzzle = new Queens(n);
    puzzle.search(0);
    return puzzle.solutions;                                                    //: finish
  }
}
