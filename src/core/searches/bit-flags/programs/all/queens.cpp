#include <cstdint>
#include <vector>

using Bits = std::uint64_t;

struct Queens {
  int n;
  Bits cols = 0, main = 0, anti = 0;
  std::vector<int> queens;
  std::vector<std::vector<int>> solutions;

  explicit Queens(int n) : n(n) {}

  static Bits bit(int number) { return Bits{1} << number; }

  void search(int row) {
    if (row == n) {                                                             //: base
      solutions.push_back(queens);                                              //: record
      return;                                                                   //: return
    }
    for (int col = 0; col < n; ++col) {                                         //: loop
      Bits c = bit(col), m = bit(row - col + n - 1), a = bit(row + col);        //: bits
      // prune: attacked squares are skipped
      if ((cols & c) == 0 && (main & m) == 0 && (anti & a) == 0) {              //: test
        cols ^= c; main ^= m; anti ^= a;                                        //: toggle
        queens.push_back(col);  // choose                                       //: place
        search(row + 1);  // recurse                                            //: recurse
        queens.pop_back();  // undo                                             //: remove
        cols ^= c; main ^= m; anti ^= a;                                        //: untoggle
      }
    }
  }
};

std::vector<std::vector<int>> solve(int n) {
  Queens puzzle(n);
  puzzle.search(0);
  return puzzle.solutions;                                                      //: finish
}
