#include <cstdint>
#include <functional>
#include <vector>

std::vector<std::vector<int>> solve(int n) {
  std::uint64_t cols = 0, main = 0, anti = 0;
  std::vector<int> queens;
  std::vector<std::vector<int>> solutions;

  std::function<void(int)> search = [&](int row) {
    if (row == n) {                                                             //: base
      solutions.push_back(queens);                                              //: record
      return;                                                                   //: return
    }
    for (int col = 0; col < n; ++col) {                                         //: loop
      auto c = 1ull << col, m = 1ull << (row-col+n-1), a = 1ull << (row+col);   //: bits
      if (!(cols & c || main & m || anti & a)) {                                //: test
        cols ^= c, main ^= m, anti ^= a;                                        //: toggle
        queens.push_back(col);                                                  //: place
        search(row + 1);                                                        //: recurse
        queens.pop_back();                                                      //: remove
        cols ^= c, main ^= m, anti ^= a;                                        //: untoggle
      }
    }
  };

  search(0);
  return solutions;                                                             //: finish
}
