import java.util.*;

class Queens {
  final int n;
  final long full;
  final char[][] board;
  final List<int[]> solutions = new ArrayList<>();

  Queens(int n) {
    this.n = n;
    full = (1L << n) - 1;
    board = new char[n][n];
    for (char[] line : board) Arrays.fill(line, ' ');
  }

  int[] columns() { // of the queens, row by row
    int[] found = new int[n];
    for (int row = 0; row < n; row++)
      found[row] = new String(board[row]).indexOf('Q');
    return found;
  }

  void search(int row, long cols, long ld, long rd) {
    if (row == n) {                                                             //: base
      solutions.add(columns());                                                 //: record
      return;                                                                   //: return
    }
    // prune: only the free squares are tried
    long free = full & ~(cols | ld | rd);                                       //: scan
    while (free != 0) {                                                         //: loop
      // choose
      long bit = free & -free;                                                  //: take
      free &= free - 1;                                                         //: drop
      board[row][Long.numberOfTrailingZeros(bit)] = 'Q';                        //: place
      // recurse
      search(row + 1, cols | bit, (ld | bit) << 1, (rd | bit) >> 1);            //: recurse
      // undo
      board[row][Long.numberOfTrailingZeros(bit)] = ' ';                        //: remove
    }
  }

  static List<int[]> solve(int n) {
    Queens puzzle = new Queens(n);
    puzzle.search(0, 0, 0, 0);
    return puzzle.solutions;                                                    //: finish
  }
}
