#include <vector>

struct Square {
  int row, col;
};

struct Queens {
  int n;
  std::vector<std::vector<int>> board;
  std::vector<Square> stack;

  explicit Queens(int n) : n(n), board(n, std::vector<int>(n)) {}

  bool validate(int row, int col) {
    for (int r = 0; r < row; ++r) {                                             //: scan
      int left = col - (row - r), right = col + (row - r);                      //: reach
      if (board[r][col] || (left >= 0 && board[r][left]) ||                     //: look
          (right < n && board[r][right]))
        return false;                                                           //: hit
    }
    return true;                                                                //: safe
  }

  std::vector<int> columns() {
    std::vector<int> found;
    for (Square queen : stack)
      found.push_back(queen.col);
    return found;
  }

  bool search() {
    int row = 0, col = 0;
    while (!stack.empty() || col < n) {                                         //: loop
      while (row < n && col < n) {                                              //: columns
        // prune: attacked squares are skipped
        if (validate(row, col)) {                                               //: test
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
        return true;  // stack holds the solution                               //: return
      // undo
      row = stack.back().row; col = stack.back().col; stack.pop_back();         //: pop
      board[row][col] = 0;                                                      //: remove
      ++col;                                                                    //: advance
    }
    return false;  // all is used up                                            //: fail
  }
};

std::vector<std::vector<int>> solve(int n) {
  Queens puzzle(n);
  const bool found = puzzle.search();
  return std::vector<std::vector<int>>(found ? 1 : 0, puzzle.columns());        //: finish
}
