using System.Collections.Generic;

class Queens {
  static bool validate(int[,] board, int row, int col) {
    for (int r = 0; r < row; r++) {                                             //: scan
      int left = col - (row - r), right = col + (row - r);                      //: reach
      if (board[r, col] == 1 || left >= 0 && board[r, left] == 1                //: look
          || right < board.GetLength(0) && board[r, right] == 1)
        return false;                                                           //: hit
    }
    return true;                                                                //: safe
  }

  static int[] columns(Stack<(int row, int col)> stack) {
    int[] found = new int[stack.Count];
    foreach (var queen in stack)
      found[queen.row] = queen.col;
    return found;
  }

  static bool search(int n, int[,] board, Stack<(int row, int col)> stack) {
    int row = 0, col = 0;
    while (stack.Count > 0 || col < n) {                                        //: loop
      while (row < n && col < n) {                                              //: columns
        // prune: attacked squares are skipped
        if (validate(board, row, col)) {                                        //: test
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
        return true; // stack holds the solution                                //: return
      // undo
      (row, col) = stack.Pop();                                                 //: pop
      board[row, col] = 0;                                                      //: remove
      col++;                                                                    //: advance
    }
    return false; // all is used up                                             //: fail
  }

  static List<int[]> solve(int n) {
    var stack = new Stack<(int row, int col)>();
    bool found = search(n, new int[n, n], stack);
    var solutions = new List<int[]>();
    if (found) solutions.Add(columns(stack));
    return solutions;                                                           //: finish
  }
}
