#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/given.hpp"

namespace queens {

/// Number of random descents in an estimate.
inline constexpr int kDescents = 100;

/// A random way down the search tree: each row without a given queen gets a queen on one of its safe squares,
/// chosen at random, until a row has none or the board is full.
struct Descent {
  std::vector<Square> queens;  ///< in order of placement, without given ones
  std::vector<int> choices;    ///< number of safe squares in each row reached; the last is 0 at a dead end
  double boards = 1;           ///< the size of the tree if all of it looked like this descent
};

/// An estimate of the number of boards that backtracking visits, with the empty one (D. E. Knuth, "Estimating
/// the efficiency of backtrack programs", 1975).
struct TreeEstimate {
  int n;
  std::uint32_t seed;
  Given given;
  std::vector<Descent> descents;
  double mean = 0;
  double deviation = 0;  ///< standard deviation of the descents
};

/// One random descent. @param n board size, 1…32 @param seed equal seeds give equal descents everywhere
/// @param given queens on that board that do not attack each other
Descent descend(int n, std::uint64_t seed, const Given& given = {});

/// Estimates by `kDescents` random descents. @param n board size, 1…32 @param seed equal seeds give equal
/// estimates @param given as in `descend`
TreeEstimate estimateTree(int n, std::uint32_t seed, const Given& given = {});

/// Number of boards that backtracking visits for n = 1…16, with the empty one: 1 + the placements of a
/// complete search (OEIS A319283).
inline constexpr std::array<std::uint64_t, 16> kBoardsVisited = {
    2, 3, 6, 17, 54, 153, 552, 2057, 8394, 35539, 166926, 856189, 4674890, 27358553, 171129072, 1141190303};

}  // namespace queens
