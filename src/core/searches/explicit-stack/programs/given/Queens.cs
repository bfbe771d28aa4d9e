using System.Collections.Generic;

class Queens {
  static bool validate(int[,] board, int row, int col) {
    int n = board.GetLength(0);
    for (int r = 0; r < n; r++) {                                               //: scan
      int left = col - (row - r), right = col + (row - r);                      //: reach
      if (r != row && (board[r, col] == 1                                       //: look
          || 0 <= left && left < n && board[r, left] == 1
          || 0 <= right && right < n && board[r, right] == 1))
        return false;                                                           //: hit
    }
    return true;                                                                //: safe
  }

  static int[] columns(int[,] board) {
    int[] found = new int[board.GetLength(0)];
    for (int row = 0; row < found.Length; row++)
      while (board[row, found[row]] == 0)
        found[row]++;
    return found;
  }

  static List<int[]> solve(int n) => solve(n, new int[][] {});

  static List<int[]> solve(int n, int[][] given) {
    int[,] board = new int[n, n];
    bool[] filled = new bool[n]; // whether the row has a given queen
    foreach (var square in given) {
      board[square[0], square[1]] = 1;
      filled[square[0]] = true;
    }
    var stack = new Stack<(int row, int col)>();
    List<int[]> solutions = new List<int[]>();
    int row = 0, col = 0;
    while (true) {
      while (row < n && col < n) {                                              //: columns
        // rows with a given queen are passed over
        if (filled[row]) {                                                      //: check
          row++;                                                                //: skip
        // prune: attacked squares are skipped
        } else if (validate(board, row, col)) {                                 //: test
          // choose
          board[row, col] = 1;                                                  //: place
          stack.Push((row, col));                                               //: push
          // recurse, without a call
          row++; col = 0;                                                       //: descend
        } else {
          col++;                                                                //: next
        }
      }
      if (row == n)                                                             //: base
        solutions.Add(columns(board));                                          //: record
      if (stack.Count == 0)                                                     //: loop
        return solutions;                                                       //: finish
      // undo
      (row, col) = stack.Pop();                                                 //: pop
      board[row, col] = 0;                                                      //: remove
      col++;                                                                    //: advance
    }
  }
}
