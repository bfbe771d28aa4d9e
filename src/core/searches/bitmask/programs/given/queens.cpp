#include <bit>
#include <cstdint>
#include <cstdlib>
#include <utility>
#include <vector>

using Bits = std::uint64_t;
using Squares = std::vector<std::pair<int, int>>;

struct Queens {
  int n;
  Bits full;
  std::vector<int> queens;  // -1: the row has no queen
  std::vector<Bits> taken;  // squares that given queens attack, by row
  std::vector<std::vector<int>> solutions;

  Queens(int n, const Squares& given)
      : n(n), full((Bits{1} << n) - 1), queens(n, -1), taken(n) {
    for (auto [row, col] : given) {
      queens[row] = col;
      for (int r = 0; r < n; ++r) {
        Bits bit = Bits{1} << col;
        int away = std::abs(r - row);
        taken[r] |= bit | bit << away | bit >> away;
      }
    }
  }

  void search(int row, Bits cols, Bits ld, Bits rd) {
    // rows with a given queen are passed over
    while (row < n && queens[row] >= 0) {                                       //: next
      ++row; ld <<= 1; rd >>= 1;                                                //: advance
    }
    if (row == n) {                                                             //: base
      solutions.push_back(queens);                                              //: record
      return;                                                                   //: return
    }
    // prune: only the free squares are tried
    Bits free = full & ~(cols | ld | rd | taken[row]);                          //: scan
    while (free != 0) {                                                         //: loop
      // choose
      Bits bit = free & -free;                                                  //: take
      free &= free - 1;                                                         //: drop
      queens[row] = std::countr_zero(bit);                                      //: place
      // recurse
      search(row + 1, cols | bit, (ld | bit) << 1, (rd | bit) >> 1);            //: recurse
      // undo
      queens[row] = -1;                                                         //: remove
    }
  }
};

std::vector<std::vector<int>> solve(int n, const Squares& given = {}) {
  Queens puzzle(n, given);
  puzzle.search(0, 0, 0, 0);
  return puzzle.solutions;                                                      //: finish
}
