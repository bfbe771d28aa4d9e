#pragma once

#include <cstdint>

namespace queens {

/// The results of `countBySymmetry`.
struct SymmetricCounts {
  std::uint64_t all;          ///< solutions, OEIS A000170
  std::uint64_t fundamental;  ///< solutions up to rotations and reflections, OEIS A002562
};

/// Counts by backtracking over an eighth of the search space, independently of `CountJob`, in order to verify
/// it.
///
/// A solution has one queen on each border, and each has a distance from both of its corners. The symmetries
/// of the board permute these eight distances. The search visits only boards on which the first row's
/// distance from the left is the smallest. If k of the eight are equal to it, the search finds k/s boards of
/// the orbit, where s is the number of symmetries of the board. So each board counts for s/k fundamental
/// solutions and for 8/k solutions.
/// @param n board size, 1…`kMaxCountN`; takes about 2 s for n = 16, and six to eight times longer for each
/// further size
SymmetricCounts countBySymmetry(int n);

}  // namespace queens
