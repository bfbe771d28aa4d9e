#include <cstdint>
#include <utility>
#include <vector>

using Bits = std::uint64_t;
using Squares = std::vector<std::pair<int, int>>;

struct Queens {
  int n;
  Bits cols = 0, mains = 0, antis = 0;
  std::vector<int> queens;  // -1: the row has no queen
  std::vector<std::vector<int>> solutions;

  Queens(int n, const Squares& given) : n(n), queens(n, -1) {
    for (auto [row, col] : given) {
      cols |= bit(col);
      mains |= bit(row - col + n - 1);
      antis |= bit(row + col);
      queens[row] = col;
    }
  }

  static Bits bit(int number) { return Bits{1} << number; }

  void search(int row) {
    // rows with a given queen are passed over
    while (row < n && queens[row] >= 0)                                         //: next
      ++row;                                                                    //: advance
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
        queens[row] = col;                                                      //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens[row] = -1;                                                       //: remove
        cols ^= c; mains ^= m; antis ^= a;                                      //: untoggle
      }
    }
  }
};

std::vector<std::vector<int>> solve(int n, const Squares& given = {}) {
  Queens puzzle(n, given);
  puzzle.search(0);
  return puzzle.solutions;                                                      //: finish
}
