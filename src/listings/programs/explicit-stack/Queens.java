import java.util.*;

class Queens {
  static boolean validate(boolean[][] board, int row, int col) {
    for (int r = 0; r < row; r++) {                                             //: scan
      int left = col - (row - r), right = col + (row - r);                      //: reach
      if (board[r][col] || left >= 0 && board[r][left]                          //: look
          || right < board.length && board[r][right])
        return false;                                                           //: hit
    }
    return true;                                                                //: safe
  }

  static List<int[]> solve(int n) {
    boolean[][] board = new boolean[n][n];
    Deque<int[]> stack = new ArrayDeque<>();
    List<int[]> solutions = new ArrayList<>();
    int row = 0, col = 0;
    while (!stack.isEmpty() || col < n) {                                       //: loop
      while (row < n && col < n) {                                              //: columns
        if (validate(board, row, col)) {                                        //: test
          board[row][col] = true;                                               //: place
          stack.addLast(new int[] {row, col});                                  //: push
          row++; col = 0;                                                       //: descend
        } else {
          col++;                                                                //: next
        }
      }
      if (row == n)                                                             //: base
        solutions.add(stack.stream().mapToInt(queen -> queen[1]).toArray());    //: record
      int[] top = stack.removeLast(); row = top[0]; col = top[1];               //: pop
      board[row][col] = false;                                                  //: remove
      col++;                                                                    //: advance
    }
    return solutions;                                                           //: finish
  }
}
