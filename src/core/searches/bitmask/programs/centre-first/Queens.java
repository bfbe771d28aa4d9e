import java.util.*;

class Queens {
  final int n;
  final long full;
  final List<Integer> queens = new ArrayList<>(), order = new ArrayList<>();

  Queens(int n) {
    this.n = n;
    full = (1L << n) - 1;
    for (int col = 0; col < n; col++) order.add(col);
    // from the middle outwards
    order.sort(Comparator.comparingInt(col -> Math.abs(2 * col - n + 1)));
  }

  long nearest(long free) {
    for (int col : order) {
      if ((free >> col & 1) != 0) return 1L << col;
    }
    return 0;
  }

  boolean search(int row, long cols, long ld, long rd) {
    if (row == n)                                                               //: base
      return true; // queens holds the solution                                 //: return
    // prune: only the free squares are tried
    long free = full & ~(cols | ld | rd);                                       //: scan
    while (free != 0) {                                                         //: loop
      // choose
      long bit = nearest(free);                                                 //: take
      free ^= bit;                                                              //: drop
      queens.add(Long.numberOfTrailingZeros(bit));                              //: place
      // recurse
      if (search(row + 1, cols | bit, (ld | bit) << 1, (rd | bit) >> 1))        //: recurse
        return true; // stop: nothing is undone                                 //: found
      // undo
      queens.remove(queens.size() - 1);                                         //: remove
    }
    return false; // no free square of this row leads to a solution             //: fail
  }

  static List<int[]> solve(int n) {
    Queens puzzle = new Queens(n);
    boolean found = puzzle.search(0, 0, 0, 0);
    int[] queens = puzzle.queens.stream().mapToInt(col -> col).toArray();
    return found ? List.of(queens) : List.of();                                 //: finish
  }
}
