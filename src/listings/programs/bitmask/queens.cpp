#include <bit>
#include <cstdint>
#include <functional>
#include <vector>

using Bits = std::uint64_t;

std::vector<std::vector<int>> solve(int n) {
  const Bits full = (Bits{1} << n) - 1;
  std::vector<int> queens;
  std::vector<std::vector<int>> solutions;

  std::function<void(int, Bits, Bits, Bits)> search;
  search = [&](int row, Bits cols, Bits ld, Bits rd) {
    if (row == n) {                                                             //: base
      solutions.push_back(queens);                                              //: record
      return;                                                                   //: return
    }
    Bits free = full & ~(cols | ld | rd);                                       //: scan
    while (free) {                                                              //: loop
      Bits bit = free & -free;                                                  //: take
      free &= free - 1;                                                         //: drop
      queens.push_back(std::countr_zero(bit));                                  //: place
      search(row + 1, cols | bit, (ld | bit) << 1, (rd | bit) >> 1);            //: recurse
      queens.pop_back();                                                        //: remove
    }
  };

  search(0, 0, 0, 0);
  return solutions;                                                             //: finish
}
