#include <cstdlib>
#include <functional>
#include <vector>

std::vector<std::vector<int>> solve(int n) {
  std::vector<bool> used(n);
  std::vector<int> queens;
  std::vector<std::vector<int>> solutions;

  auto peaceful = [&] {
    for (int i = 0; i < n; ++i)                                                 //: outer
      for (int j = i + 1; j < n; ++j)                                           //: inner
        if (std::abs(queens[i] - queens[j]) == j - i)                           //: compare
          return false;                                                         //: reject
    return true;                                                                //: apart
  };

  std::function<void(int)> search = [&](int row) {
    if (row == n) {                                                             //: base
      if (peaceful())                                                           //: check
        solutions.push_back(queens);                                            //: record
      return;                                                                   //: return
    }
    for (int col = 0; col < n; ++col) {                                         //: loop
      if (!used[col]) {                                                         //: test
        used[col] = true;                                                       //: mark
        queens.push_back(col);                                                  //: place
        search(row + 1);                                                        //: recurse
        queens.pop_back();                                                      //: remove
        used[col] = false;                                                      //: unmark
      }
    }
  };

  search(0);
  return solutions;                                                             //: finish
}
