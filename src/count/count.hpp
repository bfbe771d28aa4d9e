#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "count/join.hpp"

namespace queens {

/// Largest board that can be counted.
inline constexpr int kMaxCountN = 20;

/// Number of ways to place n queens that do not attack each other (OEIS A000170), cut into slices of a few
/// milliseconds. Slices can be counted in any order, in any number of parallel jobs.
///
/// Solutions are grouped by the set of columns that the top half uses (`Join`). Symmetry reduces the work to
/// an eighth: mirrored sets have equal counts, and a queen on a long diagonal can be reflected into the top
/// half. On an even board without such a queen, the halves can be swapped too.
class CountJob {
 public:
  /// Tabulates the quadrants: 12 ms and 5 MB for n = 16, 0.1 s and 20 MB for n = 18.
  /// @param n board size, 1…`kMaxCountN`; anything else is the caller's error
  explicit CountJob(int n);

  /// Upper bound of the bytes that a job uses while it counts all slices: the measured growth of
  /// WebAssembly's memory plus a quarter. Measured: 142 MiB for n = 20, 57 MiB for n = 19.
  static constexpr std::size_t mostBytes(int n) {
    constexpr std::size_t kMiB = std::size_t{1} << 20;
    return n <= 16 ? 8 * kMiB : n == 17 ? 16 * kMiB : n == 18 ? 32 * kMiB : n == 19 ? 72 * kMiB : 178 * kMiB;
  }

  /// Number of slices, at least one.
  std::size_t slices() const { return (parts_.size() + partsPerSlice_ - 1) / partsPerSlice_; }
  /// The contribution of one slice, below `slices()`. The contributions of all slices add up to the count.
  std::uint64_t run(std::size_t slice);

 private:
  // A column set, and the number of sets that it represents: for tops without (`off`) and with (`on`) queens
  // on long diagonals.
  struct Part {
    std::uint32_t columnSet;
    std::uint32_t off;
    std::uint32_t on;
  };

  Join join_;
  std::vector<Part> parts_;
  std::size_t partsPerSlice_;
};

/// Number of solutions on an n×n board; runs all slices one by one.
/// @param n board size, 1…`kMaxCountN`; anything else is the caller's error
std::uint64_t countSolutions(int n);

/// Number of solutions up to rotations and reflections (OEIS A002562). Applies Burnside's lemma to all
/// solutions and those invariant under a half or quarter turn; no reflection leaves a solution unchanged.
/// @param n board size, 1…`kMaxCountN`; anything else is the caller's error
std::uint64_t countFundamental(int n);

}  // namespace queens
