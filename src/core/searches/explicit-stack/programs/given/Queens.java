import java.util.*;

class Queens {
  static boolean validate(int[][] board, int row, int col) {
    for (int r = 0; r < board.length; r++) {                                    //: scan
      int left = col - (row - r), right = col + (row - r);                      //: reach
      if (r != row && (board[r][col] == 1                                       //: look
          || 0 <= left && left < board.length && board[r][left] == 1
          || 0 <= right && right < board.length && board[r][right] == 1))
        return false;                                                           //: hit
    }
    return true;                                                                //: safe
  }

  static int[] columns(int[][] board) {
    int[] found = new int[board.length];
    for (int row = 0; row < board.length; row++)
      while (board[row][found[row]] == 0)
        found[row]++;
    return found;
  }

  static List<int[]> solve(int n) {
    return solve(n, new int[][] {});
  }

  static List<int[]> solve(int n, int[][] given) {
    int[][] board = new int[n][n];
    boolean[] filled = new boolean[n]; // whether the row has a given queen
    for (int[] square : given) {
      board[square[0]][square[1]] = 1;
      filled[square[0]] = true;
    }
    Deque<int[]> stack = new ArrayDeque<>();
    List<int[]> solutions = new ArrayList<>();
    int row = 0, col = 0;
    while (true) {
      while (row < n && col < n) {                                              //: columns
        // rows with a given queen are passed over
        if (filled[row]) {                                                      //: check
          row++;                                                                //: skip
        // prune: attacked squares are skipped
        } else if (validate(board, row, col)) {                                 //: test
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
        solutions.add(columns(board));                                          //: record
      if (stack.isEmpty())                                                      //: loop
        return solutions;                                                       //: finish
      // undo
      int[] top = stack.pop(); row = top[0]; col = top[1];                      //: pop
      board[row][col] = 0;                                                      //: remove
      col++;                                                                    //: advance
    }
  }
}
