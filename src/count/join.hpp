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

/// Counts the solutions whose top half stands on a given set of columns by meeting in the middle: quadrants
/// of the top half are joined into tops, those of the bottom half into bottoms on the other columns, and a
/// top and a bottom that share no diagonal make a solution.
class Join {
 public:
  /// Solutions by the number of long diagonals on which the top half has a queen. No bottom half is counted
  /// that has one, the queen on the central square excepted.
  using Totals = std::array<std::uint64_t, 3>;

  /// @param n squares per side, 1…20
  explicit Join(int n);

  /// @param columnSet bit c for column c, as many as the top half has rows
  /// @param offLongDiagonals false leaves out the tops that use no long diagonal: `Totals[0]` is 0
  Totals count(std::uint32_t columnSet, bool offLongDiagonals);

 private:
  // Pivots are diagonals by which tops and bottoms are parted, so that parts that clash on one of them are
  // not compared at all.
  static constexpr std::size_t kPivots = 3;
  static constexpr std::size_t kParts = std::size_t{1} << kPivots;
  using PivotBits = std::array<int, kPivots>;

  void joinBottoms(std::uint32_t columnSet);
  void joinTops(std::uint32_t columnSet, bool offLongDiagonals);
  Totals countPairs();
  void appendTops(const Quadrant::Keys& lefts, const Quadrant::Keys& rights);
  std::size_t part(std::uint64_t key, const PivotBits& bits) const;

  Halves halves_;
  Quadrant topLeft_;
  Quadrant topRight_;
  Quadrant bottomLeft_;
  Quadrant bottomRight_;
  std::vector<std::vector<std::uint32_t>> topRowSets_;     // by size
  std::vector<std::vector<std::uint32_t>> bottomRowSets_;  // by size
  PivotBits topPivots_;
  PivotBits bottomPivots_;

  // The right-hand keys of the list that is being joined.
  std::vector<std::uint32_t> rightShared_;
  std::vector<std::uint64_t> rightWhole_;
  // A bottom as BottomBlock takes it; a top as main low, anti low, main high, anti high and, in the uppermost
  // two bits, the number of its long diagonals.
  std::vector<std::uint64_t> bottoms_;
  std::vector<std::uint64_t> tops_;
  std::size_t bottomCount_ = 0;
  std::size_t topCount_ = 0;
  Buckets<std::uint64_t, kParts> bottomParts_;
  Buckets<TopEntry, 3 * kParts> topParts_;
  BottomBlock block_;
};

}  // namespace queens
