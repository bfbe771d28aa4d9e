#include <functional>
#include <vector>

std::vector<std::vector<int>> solve(int n) {
  std::vector<std::vector<int>> board(n, std::vector<int>(n)), solutions;

  auto isSafe = [&](int row, int col) {
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
  };

  auto rows = [&] {  // of the queens, one for each column
    std::vector<int> found;
    for (int col = 0; col < n; ++col)
      for (int row = 0; row < n; ++row)
        if (board[row][col])
          found.push_back(row);
    return found;
  };

  std::function<void(int)> search = [&](int col) {
    if (col == n) {                                                             //: base
      solutions.push_back(rows());                                              //: record
      return;                                                                   //: return
    }
    for (int row = 0; row < n; ++row) {                                         //: loop
      if (isSafe(row, col)) {                                                   //: test
        board[row][col] = 1;                                                    //: place
        search(col + 1);                                                        //: recurse
        board[row][col] = 0;                                                    //: remove
      }
    }
  };

  search(0);
  return solutions;                                                             //: finish
}
