#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <vector>

using Bits = std::uint64_t;

struct Queens {
  int n;
  Bits full;
  std::vector<int> queens, order;

  explicit Queens(int n) : n(n), full((Bits{1} << n) - 1), order(n) {
    // from the middle outwards
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [n](int a, int b) {
      return std::abs(2 * a - n + 1) < std::abs(2 * b - n + 1);
    });
  }

  Bits nearest(Bits free) const {
    for (int col : order) {
      if (free >> col & 1) return Bits{1} << col;
    }
    return 0;
  }

  bool search(int row, Bits cols, Bits ld, Bits rd) {
    if (row == n)                                                               //: base
      return true;  // queens holds the solution                                //: return
    // prune: only the free squares are tried
    Bits free = full & ~(cols | ld | rd);                                       //: scan
    while (free != 0) {                                                         //: loop
      // choose
      Bits bit = nearest(free);                                                 //: take
      free ^= bit;                                                              //: drop
      queens.push_back(std::countr_zero(bit));                                  //: place
      // recurse
      if (search(row + 1, cols | bit, (ld | bit) << 1, (rd | bit) >> 1))        //: recurse
        return true;  // stop: nothing is undone                                //: found
      // undo
      queens.pop_back();                                                        //: remove
    }
    return false;  // no free square of this row leads to a solution            //: fail
  }
};

std::vector<std::vector<int>> solve(int n) {
  Queens puzzle(n);
  const bool found = puzzle.search(0, 0, 0, 0);
  return std::vector<std::vector<int>>(found ? 1 : 0, puzzle.queens);           //: finish
}
