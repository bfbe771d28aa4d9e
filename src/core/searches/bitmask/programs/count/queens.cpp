#include <cstdint>

using Bits = std::uint64_t;

struct Queens {
  int n;
  Bits full;

  explicit Queens(int n) : n(n), full((Bits{1} << n) - 1) {}

  std::uint64_t search(int row, Bits cols, Bits ld, Bits rd) {
    if (row == n)                                                               //: base
      return 1;                                                                 //: return
    std::uint64_t count = 0;                                                    //: start
    // prune: only the free squares are tried
    Bits free = full & ~(cols | ld | rd);                                       //: scan
    while (free != 0) {                                                         //: loop
      // choose
      Bits bit = free & -free;                                                  //: take
      free &= free - 1;                                                         //: drop
      // recurse
      std::uint64_t below = search(row + 1, cols | bit,                         //: recurse
                                   (ld | bit) << 1, (rd | bit) >> 1);
      count += below;                                                           //: add
    }
    return count;                                                               //: total
  }
};

std::uint64_t solve(int n) {
  std::uint64_t solutions = Queens(n).search(0, 0, 0, 0);
  return solutions;                                                             //: finish
}
