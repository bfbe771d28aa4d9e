#include <cstdint>

using Bits = std::uint64_t;

struct Queens {
  int n;
  std::uint64_t count = 0;

  explicit Queens(int n) : n(n) {}

  static Bits bit(int number) { return Bits{1} << number; }

  // Each call has masks of its own.
  void search(int row, Bits cols, Bits main, Bits anti) {
    if (row == n) {                                                             //: base
      ++count;                                                                  //: record
      return;                                                                   //: return
    }
    for (int col = 0; col < n; ++col) {                                         //: loop
      int diag1 = row - col + n - 1, diag2 = row + col;                         //: diagonals
      // prune: attacked squares are skipped
      if (((cols >> col) & 1) == 0 && ((main >> diag1) & 1) == 0 &&             //: test
          ((anti >> diag2) & 1) == 0) {
        cols ^= bit(col);  // choose                                            //: mark-column
        main ^= bit(diag1);                                                     //: mark-main
        anti ^= bit(diag2);                                                     //: mark-anti
        search(row + 1, cols, main, anti);  // recurse                          //: recurse
        anti ^= bit(diag2);  // undo: the loop goes on                          //: unmark-anti
        main ^= bit(diag1);                                                     //: unmark-main
        cols ^= bit(col);                                                       //: unmark-column
      }
    }
  }
};

std::uint64_t solve(int n) {
  Queens puzzle(n);
  puzzle.search(0, 0, 0, 0);
  return puzzle.count;                                                          //: finish
}
