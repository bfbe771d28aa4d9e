#include <functional>
#include <unordered_set>
#include <vector>

std::vector<std::vector<int>> solve(int n) {
  std::unordered_set<int> cols, diags1, diags2;
  std::vector<int> queens;
  std::vector<std::vector<int>> solutions;

  std::function<void(int)> search = [&](int row) {
    if (row == n) {                                                             //: base
      solutions.push_back(queens);                                              //: record
      return;                                                                   //: return
    }
    for (int col = 0; col < n; ++col) {                                         //: loop
      if (!(cols.count(col) || diags1.count(row-col) || diags2.count(row+col))) {  //: test
        cols.insert(col);                                                       //: mark-column
        diags1.insert(row-col);                                                 //: mark-main
        diags2.insert(row+col);                                                 //: mark-anti
        queens.push_back(col);                                                  //: place
        search(row + 1);                                                        //: recurse
        queens.pop_back();                                                      //: remove
        cols.erase(col);                                                        //: unmark-column
        diags1.erase(row-col);                                                  //: unmark-main
        diags2.erase(row+col);                                                  //: unmark-anti
      }
    }
  };

  search(0);
  return solutions;                                                             //: finish
}
