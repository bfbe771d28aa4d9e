#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <vector>

struct Queens {
  int n;
  std::vector<bool> cols, diags1, diags2;
  std::vector<int> queens, order;

  explicit Queens(int n)
      : n(n), cols(n), diags1(2 * n - 1), diags2(2 * n - 1), order(n) {
    // from the middle outwards
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [n](int a, int b) {
      return std::abs(2 * a - n + 1) < std::abs(2 * b - n + 1);
    });
  }

  bool search(int row) {
    if (row == n)                                                               //: base
      return true;  // queens holds the solution                                //: return
    for (int col : order) {                                                     //: loop
      int diag1 = row - col + n - 1, diag2 = row + col;                         //: diagonals
      // prune: attacked squares are skipped
      if (!cols[col] && !diags1[diag1] && !diags2[diag2]) {                     //: test
        // choose
        cols[col] = diags1[diag1] = diags2[diag2] = true;                       //: mark
        queens.push_back(col);                                                  //: place
        // recurse
        if (search(row + 1))                                                    //: recurse
          return true;  // stop: nothing is undone                              //: found
        // undo
        queens.pop_back();                                                      //: remove
        cols[col] = diags1[diag1] = diags2[diag2] = false;                      //: unmark
      }
    }
    return false;  // no column of this row leads to a solution                 //: fail
  }
};

std::vector<std::vector<int>> solve(int n) {
  Queens puzzle(n);
  const bool found = puzzle.search(0);
  return std::vector<std::vector<int>>(found ? 1 : 0, puzzle.queens);           //: finish
}
