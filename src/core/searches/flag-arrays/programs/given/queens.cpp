#include <utility>
#include <vector>

using Squares = std::vector<std::pair<int, int>>;

struct Queens {
  int n;
  std::vector<bool> cols, diags1, diags2;
  std::vector<int> queens;  // -1: the row has no queen
  std::vector<std::vector<int>> solutions;

  Queens(int n, const Squares& given)
      : n(n), cols(n), diags1(2 * n - 1), diags2(2 * n - 1), queens(n, -1) {
    for (auto [row, col] : given) {
      cols[col] = diags1[row - col + n - 1] = diags2[row + col] = true;
      queens[row] = col;
    }
  }

  void search(int row) {
    // rows with a given queen are passed over
    while (row < n && queens[row] >= 0)                                         //: next
      ++row;                                                                    //: advance
    if (row == n) {                                                             //: base
      solutions.push_back(queens);                                              //: record
      return;                                                                   //: return
    }
    for (int col = 0; col < n; ++col) {                                         //: loop
      int diag1 = row - col + n - 1, diag2 = row + col;                         //: diagonals
      // prune: attacked squares are skipped
      if (!cols[col] && !diags1[diag1] && !diags2[diag2]) {                     //: test
        // choose
        cols[col] = diags1[diag1] = diags2[diag2] = true;                       //: mark
        queens[row] = col;                                                      //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens[row] = -1;                                                       //: remove
        cols[col] = diags1[diag1] = diags2[diag2] = false;                      //: unmark
      }
    }
  }
};

std::vector<std::vector<int>> solve(int n, const Squares& given = {}) {
  Queens puzzle(n, given);
  puzzle.search(0);
  return puzzle.solutions;                                                      //: finish
}
