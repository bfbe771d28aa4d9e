#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "count/join.hpp"

namespace queens {

/// Largest board that can be counted.
inline constexpr int kMaxCountN = 20;

/// The number of ways to place n queens that do not attack each other (OEIS A000170), cut into slices of a
/// few milliseconds that can be counted in any order, in any number of jobs side by side.
///
/// Solutions are counted by the set of columns that the top half of the board stands on (`Join`). Symmetry
/// leaves an eighth of the work: mirrored sets count alike; a queen on a long diagonal can be turned over
/// into the top half; and on an even board without such a queen, so can the halves themselves.
class CountJob {
 public:
  /// Tabulates the quadrants: 12 ms and 5 MB for n = 16, 0.1 s and 20 MB for n = 18.
  /// @param n squares per side, 1…`kMaxCountN`; anything else is the caller's error
  explicit CountJob(int n);

  /// No job of a board takes more bytes, all its slices counted; measured as what WebAssembly's memory grew
  /// by, and a quarter more: 142 MiB for n = 20, 57 MiB for n = 19.
  static constexpr std::size_t mostBytes(int n) {
    constexpr std::size_t kMiB = std::size_t{1} << 20;
    return n <= 16 ? 8 * kMiB : n == 17 ? 16 * kMiB : n == 18 ? 32 * kMiB : n == 19 ? 72 * kMiB : 178 * kMiB;
  }

  /// How many slices there are, at least one.
  std::size_t slices() const { return (parts_.size() + partsPerSlice_ - 1) / partsPerSlice_; }
  /// The share of the solutions in one slice, below `slices()`; over all of them they sum up to the count.
  std::uint64_t run(std::size_t slice);

 private:
  // A column set and how many sets it stands for, by whether the tops have a queen on a long diagonal.
  struct Part {
    std::uint32_t columnSet;
    std::uint32_t off;
    std::uint32_t on;
  };

  Join join_;
  std::vector<Part> parts_;
  std::size_t partsPerSlice_;
};

/// The number of solutions on n×n squares, all slices in turn.
/// @param n squares per side, 1…`kMaxCountN`; anything else is the caller's error
std::uint64_t countSolutions(int n);

/// The number of solutions up to rotations and reflections (OEIS A002562): by Burnside's lemma from all
/// solutions and those that a half or a quarter turn leaves as they are. No reflection leaves one.
/// @param n squares per side, 1…`kMaxCountN`; anything else is the caller's error
std::uint64_t countFundamental(int n);

}  // namespace queens
