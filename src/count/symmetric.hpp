#pragma once

#include <cstdint>

namespace queens {

/// Both counts that `countBySymmetry` arrives at.
struct SymmetricCounts {
  std::uint64_t all;          ///< solutions, OEIS A000170
  std::uint64_t fundamental;  ///< solutions up to rotations and reflections, OEIS A002562
};

/// Counts by backtracking over an eighth of the search, independently of `CountJob`; for checking it.
///
/// A solution has one queen on each border, and each stands at some distance from both of its corners: eight
/// distances, which the symmetries of the board permute. Only boards on which the first row's distance from
/// the left is the least of the eight are searched. If k of the eight are that small, then k/s boards of the
/// orbit are found, s being the number of symmetries that leave the board as it is, so that each stands for
/// s/k fundamental solutions and for 8/k solutions.
/// @param n squares per side, 1…`kMaxCountN`; about 2 s for n = 16 and six to eight times that for each size
/// more
SymmetricCounts countBySymmetry(int n);

}  // namespace queens
