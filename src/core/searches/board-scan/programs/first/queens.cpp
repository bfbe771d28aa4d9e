#include <vector>

struct Queens {
  int n;
  std::vector<std::vector<int>> board;

  explicit Queens(int n) : n(n), board(n, std::vector<int>(n)) {}

  bool isSafe(int row, int col) {
    for (int c = col - 1; c >= 0; --c)                                          //: scan-row
      if (board[row][c])                                                        //: look-row
        return false;                                                           //: hit-row
    for (int r = row - 1, c = col - 1; r >= 0 && c >= 0; --r, --c)              //: scan-main
      if (board[r][c])                                                          //: look-main
        return false;                                                           //: hit-main
    for (int r = row + 1, c = col - 1; r < n && c >= 0; ++r, --c)               //: scan-anti
      if (board[r][c])                                                          //: look-anti
        return false;                                                           //: hit-anti
    return true;                                                                //: safe
  }

  std::vector<int> rows() {  // of the queens, column by column
    std::vector<int> found(n);
    for (int row = 0; row < n; ++row)
      for (int col = 0; col < n; ++col)
        if (board[row][col])
          found[col] = row;
    return found;
  }

  bool search(int col) {
    if (col == n)                                                               //: base
      return true;  // board holds the solution                                 //: return
    for (int row = 0; row < n; ++row) {                                         //: loop
      // prune: attacked squares are skipped
      if (isSafe(row, col)) {                                                   //: test
        // choose
        board[row][col] = 1;                                                    //: place
        // recurse
        if (search(col + 1))                                                    //: recurse
          return true;  // stop: nothing is undone                              //: found
        // undo
        board[row][col] = 0;                                                    //: remove
      }
    }
    return false;  // no row of this column leads to a solution                 //: fail
  }
};

std::vector<std::vector<int>> solve(int n) {
  Queens puzzle(n);
  const bool found = puzzle.search(0);
  return std::vector<std::vector<int>>(found ? 1 : 0, puzzle.rows());           //: finish
}
