#include <tuple>
#include <utility>
#include <vector>

std::vector<std::vector<int>> solve(int n) {
  std::vector<std::vector<int>> board(n, std::vector<int>(n)), solutions;
  std::vector<std::pair<int, int>> stack;

  auto validate = [&](int row, int col) {
    for (int r = 0; r < row; ++r) {                                             //: scan
      int left = col - (row - r), right = col + (row - r);                      //: reach
      if (board[r][col] || (left >= 0 && board[r][left]) ||                     //: look
          (right < n && board[r][right]))
        return false;                                                           //: hit
    }
    return true;                                                                //: safe
  };

  auto columns = [&] {
    std::vector<int> found;
    for (auto [row, col] : stack)
      found.push_back(col);
    return found;
  };

  int row = 0, col = 0;
  while (!stack.empty() || col < n) {                                           //: loop
    while (row < n && col < n) {                                                //: columns
      if (validate(row, col)) {                                                 //: test
        board[row][col] = 1;                                                    //: place
        stack.emplace_back(row, col);                                           //: push
        ++row, col = 0;                                                         //: descend
      } else {
        ++col;                                                                  //: next
      }
    }
    if (row == n)                                                               //: base
      solutions.push_back(columns());                                           //: record
    std::tie(row, col) = stack.back(), stack.pop_back();                        //: pop
    board[row][col] = 0;                                                        //: remove
    ++col;                                                                      //: advance
  }
  return solutions;                                                             //: finish
}
