#include <functional>
#include <vector>

std::vector<std::vector<int>> solve(int n) {
  std::vector<bool> cols(n), diags1(2 * n - 1), diags2(2 * n - 1);
  std::vector<int> queens;
  std::vector<std::vector<int>> solutions;

  std::function<void(int)> search = [&](int row) {
    if (row == n) {                                                             //: base
      solutions.push_back(queens);                                              //: record
      return;                                                                   //: return
    }
    for (int col = 0; col < n; ++col) {                                         //: loop
      if (!(cols[col] || diags1[row-col+n-1] || diags2[row+col])) {             //: test
        cols[col] = diags1[row-col+n-1] = diags2[row+col] = true;               //: mark
        queens.push_back(col);                                                  //: place
        search(row + 1);                                                        //: recurse
        queens.pop_back();                                                      //: remove
        cols[col] = diags1[row-col+n-1] = diags2[row+col] = false;              //: unmark
      }
    }
  };

  search(0);
  return solutions;                                                             //: finish
}
