#include <unordered_set>
#include <utility>
#include <vector>

using Squares = std::vector<std::pair<int, int>>;

struct Queens {
  int n;
  std::unordered_set<int> cols, diags1, diags2;
  std::vector<int> queens;  // -1: the row has no queen
  std::vector<std::vector<int>> solutions;

  Queens(int n, const Squares& given) : n(n), queens(n, -1) {
    for (auto [row, col] : given) {
      cols.insert(col);
      diags1.insert(row - col);
      diags2.insert(row + col);
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
      int diag1 = row - col, diag2 = row + col;                                 //: diagonals
      // prune: attacked squares are skipped
      if (!cols.contains(col) && !diags1.contains(diag1) &&                     //: test
          !diags2.contains(diag2)) {
        // choose
        cols.insert(col);                                                       //: mark-column
        diags1.insert(diag1);                                                   //: mark-main
        diags2.insert(diag2);                                                   //: mark-anti
        queens[row] = col;                                                      //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens[row] = -1;                                                       //: remove
        cols.erase(col);                                                        //: unmark-column
        diags1.erase(diag1);                                                    //: unmark-main
        diags2.erase(diag2);                                                    //: unmark-anti
      }
    }
  }
};

std::vector<std::vector<int>> solve(int n, const Squares& given = {}) {
  Queens puzzle(n, given);
  puzzle.search(0);
  return puzzle.solutions;                                                      //: finish
}
