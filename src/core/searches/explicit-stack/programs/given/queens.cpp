#include <algorithm>
#include <vector>

struct Square {
  int row, col;
};
using Squares = std::vector<Square>;

struct Queens {
  int n;
  std::vector<std::vector<int>> board, solutions;
  std::vector<bool> filled;  // whether the row has a given queen
  std::vector<Square> stack;

  Queens(int n, const Squares& given)
      : n(n), board(n, std::vector<int>(n)), filled(n) {
    for (auto [row, col] : given) {
      board[row][col] = 1;
      filled[row] = true;
    }
  }

  bool validate(int row, int col) {
    for (int r = 0; r < n; ++r) {                                               //: scan
      int left = col - (row - r), right = col + (row - r);                      //: reach
      if (r != row && (board[r][col] ||                                         //: look
                       (0 <= left && left < n && board[r][left]) ||
                       (0 <= right && right < n && board[r][right])))
        return false;                                                           //: hit
    }
    return true;                                                                //: safe
  }

  std::vector<int> columns() {
    std::vector<int> found;
    for (const std::vector<int>& line : board)
      found.push_back(std::find(line.begin(), line.end(), 1) - line.begin());
    return found;
  }

  std::vector<std::vector<int>> search() {
    int row = 0, col = 0;
    while (true) {
      while (row < n && col < n) {                                              //: columns
        // rows with a given queen are passed over
        if (filled[row]) {                                                      //: check
          ++row;                                                                //: skip
        // prune: attacked squares are skipped
        } else if (validate(row, col)) {                                        //: test
          // choose
          board[row][col] = 1;                                                  //: place
          stack.push_back({row, col});                                          //: push
          // recurse, without a call
          ++row; col = 0;                                                       //: descend
        } else {
          ++col;                                                                //: next
        }
      }
      if (row == n)                                                             //: base
        solutions.push_back(columns());                                         //: record
      if (stack.empty())                                                        //: loop
        return solutions;                                                       //: finish
      // undo
      row = stack.back().row; col = stack.back().col; stack.pop_back();         //: pop
      board[row][col] = 0;                                                      //: remove
      ++col;                                                                    //: advance
    }
  }
};

std::vector<std::vector<int>> solve(int n, const Squares& given = {}) {
  Queens puzzle(n, given);
  return puzzle.search();
}
