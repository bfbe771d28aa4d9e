#include <bit>
#include <cstdint>
#include <vector>

using Bits = std::uint64_t;

struct Queens {
  int n;
  Bits full;
  std::vector<int> queens;
  std::vector<std::vector<int>> solutions;

  explicit Queens(int n) : n(n), full((Bits{1} << n) - 1), queens(n) {}

  void search(int row, Bits cols, Bits ld, Bits rd) {
    if (row == n) {                                                             //: base
      solutions.push_back(queens);                                              //: record
      return;                                                                   //: return
    }
    // prune: only the free squares are tried
    Bits free = full & ~(cols | ld | rd);                                       //: scan
    while (free != 0) {                                                         //: loop
      // choose: overwrites what stood there
      Bits bit = free & -free;                                                  //: take
      free &= free - 1;                                                         //: drop
      queens[row] = std::countr_zero(bit);                                      //: place
      // recurse
      search(row + 1, cols | bit, (ld | bit) << 1, (rd | bit) >> 1);            //: recurse
    }
  }
};

std::vector<std::vector<int>> solve(int n) {
  Queens puzzle(n);
  puzzle.search(0, 0, 0, 0);
  return puzzle.solutions;                                                      //: finish
}
