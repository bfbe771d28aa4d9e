#include <cstdint>
#include <vector>

using Bits = std::uint64_t;

struct Queens {
  int n;
  Bits cols = 0, mains = 0, antis = 0;
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
      if ((cols & c) == 0 && (mains & m) == 0 && (antis & a) == 0) {            //: test
        // choose
        cols ^= c; mains ^= m; antis ^= a;                                      //: toggle
        queens.push_back(col);                                                  //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens.pop_back();                                                      //: remove
        cols ^= c; mains ^= m; antis ^= a;                                      //: untoggle
      }
    }
  }
};

std::vector<std::vector<int>> solve(int n) {
  Queens puzzle(n);
  puzzle.search(0);
  return puzzle.solutions;                                                      //: finish
}
