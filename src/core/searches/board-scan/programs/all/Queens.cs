using System.Collections.Generic;

class Queens {
  readonly int n;
  readonly int[,] board;
  readonly List<int[]> solutions = new List<int[]>();

  Queens(int n) {
    this.n = n;
    board = new int[n, n];
  }

  bool isSafe(int row, int col) {
    for (int c = col - 1; c >= 0; c--)                                          //: scan-row
      if (board[row, c] == 1)                                                   //: look-row
        return false;                                                           //: hit-row
    for (int r = row - 1, c = col - 1; r >= 0 && c >= 0; r--, c--)              //: scan-main
      if (board[r, c] == 1)                                                     //: look-main
        return false;                                                           //: hit-main
    for (int r = row + 1, c = col - 1; r < n && c >= 0; r++, c--)               //: scan-anti
      if (board[r, c] == 1)                                                     //: look-anti
        return false;                                                           //: hit-anti
    return true;                                                                //: safe
  }

  int[] rows() { // of the queens, column by column
    int[] found = new int[n];
    for (int row = 0; row < n; row++)
      for (int col = 0; col < n; col++)
        if (board[row, col] == 1)
          found[col] = row;
    return found;
  }

  void search(int col) {
    if (col == n) {                                                             //: base
      solutions.Add(rows());                                                    //: record
      return;                                                                   //: return
    }
    for (int row = 0; row < n; row++) {                                         //: loop
      // prune: attacked squares are skipped
      if (isSafe(row, col)) {                                                   //: test
        // choose
        board[row, col] = 1;                                                    //: place
        // recurse
        search(col + 1);                                                        //: recurse
        // undo
        board[row, col] = 0;                                                    //: remove
      }
    }
  }

  static List<int[]> solve(int n) {
    var puzzle = new Queens(n);
    puzzle.search(0);
    return puzzle.solutions;                                                    //: finish
  }
}
