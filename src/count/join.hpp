#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "count/bottom_block.hpp"
#include "count/buckets.hpp"
#include "count/halves.hpp"
#include "count/quadrant.hpp"

namespace queens {

/// Counts the solutions whose top half uses a given set of columns, by meeting in the middle. Quadrants of
/// the top half are joined into tops, those of the bottom half into bottoms on the remaining columns. A top
/// and a bottom without a common diagonal form a solution.
class Join {
 public:
  /// Number of solutions by the number of long diagonals on which the top half has a queen. Bottom halves
  /// with such a queen are left out, except on the central square.
  using Totals = std::array<std::uint64_t, 3>;

  /// @param n board size, 1…20
  explicit Join(int n);

  /// @param columnSet bit c for column c; as many columns as the top half has rows
  /// @param offLongDiagonals false omits the tops without a queen on a long diagonal: `Totals[0]` is 0
  Totals count(std::uint32_t columnSet, bool offLongDiagonals);

 private:
  // Pivots are diagonals that partition tops and bottoms. Parts that clash on a pivot need no comparison.
  static constexpr std::size_t kPivots = 3;
  static constexpr std::size_t kParts = std::size_t{1} << kPivots;
  using PivotBits = std::array<int, kPivots>;

  // The top or the bottom half: its quadrants, and their joined keys for a column set. A bottom key has the
  // format of `BottomBlock`. A top key has ↘ low, ↙ low, ↘ high, ↙ high and, in the highest two bits, the
  // number of its long diagonals.
  struct Half {
    Quadrant left;
    Quadrant right;
    std::vector<std::vector<std::uint32_t>> rowSets;  // of the left quadrant, indexed by size
    int shared;                                       // number of key bits that both quadrants have
    int own;                                          // number of key bits that each has alone
    PivotBits pivots;
    std::vector<std::uint64_t> keys = {};
    std::size_t count = 0;  // of keys in use
  };

  void join(Half& half, std::uint32_t columnSet, bool offLongDiagonals);
  void append(Half& half, const Quadrant::Keys& lefts, const Quadrant::Keys& rights);
  Totals countPairs();
  std::size_t part(std::uint64_t key, const PivotBits& bits) const;

  Halves halves_;
  Half top_;
  Half bottom_;
  // The right-hand keys of the list being joined.
  std::vector<std::uint32_t> rightShared_;
  std::vector<std::uint64_t> rightWhole_;
  Buckets<std::uint64_t, kParts> bottomParts_;
  Buckets<TopEntry, 3 * kParts> topParts_;
  BottomBlock block_;
};

}  // namespace queens
