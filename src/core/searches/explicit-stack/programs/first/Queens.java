import java.util.*;

class Queens {
  static boolean validate(int[][] board, int row, int col) {
    for (int r = 0; r < row; r++) {                                             //: scan
      int left = col - (row - r), right = col + (row - r);                      //: reach
      if (board[r][col] == 1 || left >= 0 && board[r][left] == 1                //: look
          || right < board.length && board[r][right] == 1)
        return false;                                                           //: hit
    }
    return true;                                                                //: safe
  }

  static int[] columns(Deque<int[]> stack) {
    int[] found = new int[stack.size()];
    for (int[] queen : stack)
      found[queen[0]] = queen[1];
    return found;
  }

  static boolean search(int n, int[][] board, Deque<int[]> stack) {
    int row = 0, col = 0;
    while (!stack.isEmpty() || col < n) {                                       //: loop
      while (row < n && col < n) {                                              //: columns
        // prune: attacked squares are skipped
        if (validate(board, row, col)) {                                        //: test
          // choose
          board[row][col] = 1;                                                  //: place
          stack.push(new int[] {row, col});                                     //: push
          // recurse, without a call
          row++; col = 0;                                                       //: descend
        } else {
          col++;                                                                //: next
        }
      }
      if (row == n)                                                             //: base
        return true; // stack holds the solution                                //: return
      // undo
      int[] top = stack.pop(); row = top[0]; col = top[1];                      //: pop
      board[row][col] = 0;                                                      //: remove
      col++;                                                                    //: advance
    }
    return false; // all is used up                                             //: fail
  }

  static List<int[]> solve(int n) {
    Deque<int[]> stack = new ArrayDeque<>();
    boolean found = search(n, new int[n][n], stack);
    return found ? List.of(columns(stack)) : List.of();                         //: finish
  }
}
