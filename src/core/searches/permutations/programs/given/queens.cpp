#include <cstdlib>
#include <utility>
#include <vector>

using Squares = std::vector<std::pair<int, int>>;

struct Queens {
  int n;
  std::vector<bool> used;
  std::vector<int> queens;  // -1: the row has no queen
  std::vector<std::vector<int>> solutions;

  Queens(int n, const Squares& given) : n(n), used(n), queens(n, -1) {
    for (auto [row, col] : given) {
      used[col] = true;
      queens[row] = col;
    }
  }

  bool peaceful() {
    for (int i = 0; i < n; ++i)                                                 //: outer
      for (int j = i + 1; j < n; ++j)                                           //: inner
        if (std::abs(queens[i] - queens[j]) == j - i)                           //: compare
          return false;                                                         //: reject
    return true;                                                                //: apart
  }

  void search(int row) {
    // rows with a given queen are passed over
    while (row < n && queens[row] >= 0)                                         //: next
      ++row;                                                                    //: advance
    if (row == n) {                                                             //: base
      if (peaceful())                                                           //: check
        solutions.push_back(queens);                                            //: record
      return;                                                                   //: return
    }
    for (int col = 0; col < n; ++col) {                                         //: loop
      // prune: columns already used are skipped
      if (!used[col]) {                                                         //: test
        // choose
        used[col] = true;                                                       //: mark
        queens[row] = col;                                                      //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens[row] = -1;                                                       //: remove
        used[col] = false;                                                      //: unmark
      }
    }
  }
};

std::vector<std::vector<int>> solve(int n, const Squares& given = {}) {
  Queens puzzle(n, given);
  puzzle.search(0);
  return puzzle.solutions;                                                      //: finish
}
