#pragma once

namespace queens {

/// The cut of an n×n board for counting. Rows 0…`top`−1 are the top half, columns 0…`left`−1 the left half.
/// The middle row and column of an odd board belong to the bottom and to the right.
///
/// A top and a bottom half can clash only on diagonals that run through both. These form four runs. Keys of
/// placements consist of such runs, one bit per diagonal:
///
/// - ↘ low: row−column from −`low` to −1; ↙ low: row+column−(n−1) likewise
/// - ↘ high: row−column from `firstHigh()`, `high` diagonals; ↙ high: row+column−(n−1) likewise
///
/// The long diagonals lie between low and high. On an even board they need no bit, because bottom halves that
/// use one are discarded. On an odd board they come first in the high runs, for the queen on the central
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

  /// Number of key bits for the diagonals that both top quadrants meet: ↘ low, ↙ low.
  constexpr int topShared() const { return 2 * low; }
  /// Number of key bits for the diagonals that both bottom quadrants meet: ↘ high, ↙ high and, on an odd
  /// board, the diagonal row−column = `top`, which no top quadrant meets.
  constexpr int bottomShared() const { return 2 * high + (odd() ? 1 : 0); }
  /// Number of bits in the key of a bottom half.
  constexpr int bottomBits() const { return bottomShared() + 2 * low; }
};

}  // namespace queens
