#include <vector>

struct Queens {
  int n;
  std::vector<std::vector<int>> board, solutions;

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
    if (col == n) {                                                             //: base
      solutions.push_back(rows());                                              //: record
      return true;                                                              //: return
    }
    bool found = false;                                                         //: start
    for (int row = 0; row < n; ++row) {                                         //: loop
      // prune: attacked squares are skipped
      if (isSafe(row, col)) {                                                   //: test
        // choose
        board[row][col] = 1;                                                    //: place
        // recurse
        found = search(col + 1) || found;                                       //: recurse
        // undo
        board[row][col] = 0;                                                    //: remove
      }
    }
    return found;                                                               //: total
  }
};

std::vector<std::vector<int>> solve(int n) {
  Queens puzzle(n);
  puzzle.search(0);
  return puzzle.solutions;                                                      //: finish
}
