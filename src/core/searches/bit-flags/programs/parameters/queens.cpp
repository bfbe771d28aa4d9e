#include <cstdint>

using Bits = std::uint64_t;

struct Queens {
  int n;
  std::uint64_t count = 0;

  explicit Queens(int n) : n(n) {}

  static Bits bit(int number) { return Bits{1} << number; }

  // Each call has masks of its own.
  void search(int row, Bits cols, Bits mains, Bits antis) {
    if (row == n) {                                                             //: base
      ++count;                                                                  //: record
      return;                                                                   //: return
    }
    for (int col = 0; col < n; ++col) {                                         //: loop
      int diag1 = row - col + n - 1, diag2 = row + col;                         //: diagonals
      // prune: attacked squares are skipped
      if (((cols >> col) & 1) == 0 && ((mains >> diag1) & 1) == 0 &&            //: test
          ((antis >> diag2) & 1) == 0) {
        // choose
        cols ^= bit(col);                                                       //: mark-column
        mains ^= bit(diag1);                                                    //: mark-main
        antis ^= bit(diag2);                                                    //: mark-anti
        // recurse
        search(row + 1, cols, mains, antis);                                    //: recurse
        // undo: the loop goes on
        antis ^= bit(diag2);                                                    //: unmark-anti
        mains ^= bit(diag1);                                                    //: unmark-main
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
