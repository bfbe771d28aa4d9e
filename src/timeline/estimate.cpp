#include "timeline/estimate.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <random>

namespace queens {

Descent descend(int n, std::uint64_t seed) {
  Descent descent;
  std::mt19937_64 random(seed);
  const std::uint64_t all = (std::uint64_t{1} << n) - 1;
  std::uint64_t columns = 0, ld = 0, rd = 0;
  double nodes = 1;
  for (int row = 0; row < n; ++row) {
    std::uint64_t free = all & ~(columns | ld | rd);
    const int choices = std::popcount(free);
    descent.choices.push_back(choices);
    if (choices == 0) break;
    nodes *= choices;
    descent.boards += nodes;
    // Unlike a distribution of the library, the remainder is the same with every compiler.
    for (std::uint64_t left = random() % static_cast<std::uint64_t>(choices); left > 0; --left)
      free &= free - 1;
    const int column = std::countr_zero(free);
    descent.columns.push_back(column);
    const std::uint64_t bit = std::uint64_t{1} << column;
    columns |= bit;
    ld = (ld | bit) << 1;
    rd = (rd | bit) >> 1;
  }
  return descent;
}

TreeEstimate estimateTree(int n, std::uint32_t seed) {
  TreeEstimate estimate{.n = n, .seed = seed, .descents = {}};
  double sum = 0, squares = 0;
  for (int i = 0; i < kDescents; ++i) {
    estimate.descents.push_back(descend(n, (std::uint64_t{seed} << 32) + static_cast<std::uint64_t>(i)));
    const double boards = estimate.descents.back().boards;
    sum += boards;
    squares += boards * boards;
  }
  estimate.mean = sum / kDescents;
  estimate.deviation = std::sqrt(std::max(0.0, squares / kDescents - estimate.mean * estimate.mean));
  return estimate;
}

}  // namespace queens
