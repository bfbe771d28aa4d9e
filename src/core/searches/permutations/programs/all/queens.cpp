#include <cstdlib>
#include <vector>

struct Queens {
  int n;
  std::vector<bool> used;
  std::vector<int> queens;
  std::vector<std::vector<int>> solutions;

  explicit Queens(int n) : n(n), used(n) {}

  bool peaceful() {
    for (int i = 0; i < n; ++i)                                                 //: outer
      for (int j = i + 1; j < n; ++j)                                           //: inner
        if (std::abs(queens[i] - queens[j]) == j - i)                           //: compare
          return false;                                                         //: reject
    return true;                                                                //: apart
  }

  void search(int row) {
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
        queens.push_back(col);                                                  //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens.pop_back();                                                      //: remove
        used[col] = false;                                                      //: unmark
      }
    }
  }
};

std::vector<std::vector<int>> solve(int n) {
  Queens puzzle(n);
  puzzle.search(0);
  return puzzle.solutions;                                                      //: finish
}
