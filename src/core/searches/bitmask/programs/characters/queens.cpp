#include <bit>
#include <cstdint>
#include <string>
#include <vector>

using Bits = std::uint64_t;

struct Queens {
  int n;
  Bits full;
  std::vector<std::string> board;
  std::vector<std::vector<int>> solutions;

  explicit Queens(int n)
      : n(n), full((Bits{1} << n) - 1), board(n, std::string(n, ' ')) {}

  std::vector<int> columns() {  // of the queens, row by row
    std::vector<int> found;
    for (const std::string& line : board)
      found.push_back(line.find('Q'));
    return found;
  }

  void search(int row, Bits cols, Bits ld, Bits rd) {
    if (row == n) {                                                             //: base
      solutions.push_back(columns());                                           //: record
      return;                                                                   //: return
    }
    // prune: only the free squares are tried
    Bits free = full & ~(cols | ld | rd);                                       //: scan
    while (free != 0) {                                                         //: loop
      // choose
      Bits bit = free & -free;                                                  //: take
      free &= free - 1;                                                         //: drop
      board[row][std::countr_zero(bit)] = 'Q';                                  //: place
      // recurse
      search(row + 1, cols | bit, (ld | bit) << 1, (rd | bit) >> 1);            //: recurse
      // undo
      board[row][std::countr_zero(bit)] = ' ';                                  //: remove
    }
  }
};

std::vector<std::vector<int>> solve(int n) {
  Queens puzzle(n);
  puzzle.search(0, 0, 0, 0);
  return puzzle.solutions;                                                      //: finish
}
