import java.util.*;

class Queens {
  final long full;
  final List<Integer> queens = new ArrayList<>();
  final List<int[]> solutions = new ArrayList<>();

  Queens(int n) {
    full = (1L << n) - 1;
  }

  void search(long cols, long ld, long rd) {
    if (cols == full) {                                                         //: base
      solutions.add(queens.stream().mapToInt(col -> col).toArray());            //: record
      return;                                                                   //: return
    }
    // prune: only the free squares are tried
    long free = full & ~(cols | ld | rd);                                       //: scan
    while (free != 0) {                                                         //: loop
      // choose
      long bit = free & -free;                                                  //: take
      free &= free - 1;                                                         //: drop
      queens.add(Long.numberOfTrailingZeros(bit));                              //: place
      // recurse
      search(cols | bit, (ld | bit) << 1, (rd | bit) >> 1);                     //: recurse
      // undo
      queens.remove(queens.size() - 1);                                         //: remove
    }
  }

  static List<int[]> solve(int n) {
    Queens puzzle = new Queens(n);
    puzzle.search(0, 0, 0);
    return puzzle.solutions;                                                    //: finish
  }
}
