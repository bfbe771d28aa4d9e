#pragma once

namespace queens {

/// Where a board of n×n squares is cut for counting: rows 0…`top`−1 are the top half, columns 0…`left`−1 the
/// left half; an odd board's middle row and column belong to the bottom and to the right.
///
/// A top and a bottom half can clash only on the diagonals that run through both. These fall into four runs,
/// and keys of placements are made of such runs, one bit for each diagonal:
///
/// - main low: row−column from −`low` to −1; anti low: row+column−(n−1) likewise
/// - main high: row−column from `firstHigh()` on, `high` diagonals; anti high: row+column−(n−1) likewise
///
/// The long diagonals lie between low and high. On an even board no bottom half is kept that uses one, so
/// that they need no bit. On an odd board they come first in the high runs, for the queen on the central
/// square.
struct Halves {
  int n;
  int top;
  int left;
  int low;
  int high;

  /// @param size 1…20
  explicit constexpr Halves(int size)
      : n(size), top(size / 2), left(size / 2), low(size - 1 - size / 2), high(size / 2 - 1 + size % 2) {}

  constexpr bool odd() const { return n % 2 == 1; }
  constexpr int firstHigh() const { return odd() ? 0 : 1; }

  /// Bits of a key for the diagonals that both top quadrants meet: main low, anti low.
  constexpr int topShared() const { return 2 * low; }
  /// Bits of a key for the diagonals that both bottom quadrants meet: main high, anti high and, on an odd
  /// board, the diagonal row−column = `top`, which no top quadrant meets.
  constexpr int bottomShared() const { return 2 * high + (odd() ? 1 : 0); }
  /// Bits of the key of a bottom half.
  constexpr int bottomBits() const { return bottomShared() + 2 * low; }
};

}  // namespace queens
