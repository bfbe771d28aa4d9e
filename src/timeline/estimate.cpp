#include "timeline/estimate.hpp"

#include <algorithm>
#include <cmath>
#include <random>

namespace queens {

Descent descend(int n, std::uint64_t seed, const Given& given) {
  Descent descent;
  std::mt19937_64 random(seed);
  std::vector<Square> standing(given.queens().begin(), given.queens().end());
  double nodes = 1;
  for (int row = 0; row < n; ++row) {
    if (std::ranges::any_of(given.queens(), [&](Square queen) { return queen.row == row; })) continue;
    std::vector<Square> safe;
    for (int column = 0; column < n; ++column) {
      const Square square{static_cast<std::int8_t>(row), static_cast<std::int8_t>(column)};
      const auto attacks = [&](Square queen) { return sharedLine(queen, square).has_value(); };
      if (std::ranges::none_of(standing, attacks)) safe.push_back(square);
    }
    descent.choices.push_back(static_cast<int>(safe.size()));
    if (safe.empty()) break;
    nodes *= static_cast<double>(safe.size());
    descent.boards += nodes;
    // Unlike a distribution of the library, the remainder is the same with every compiler.
    const Square chosen = safe[random() % safe.size()];
    descent.queens.push_back(chosen);
    standing.push_back(chosen);
  }
  return descent;
}

TreeEstimate estimateTree(int n, std::uint32_t seed, const Given& given) {
  TreeEstimate estimate{.n = n, .seed = seed, .given = given, .descents = {}};
  double sum = 0, squares = 0;
  for (int i = 0; i < kDescents; ++i) {
    estimate.descents.push_back(
        descend(n, (std::uint64_t{seed} << 32) + static_cast<std::uint64_t>(i), given));
    const double boards = estimate.descents.back().boards;
    sum += boards;
    squares += boards * boards;
  }
  estimate.mean = sum / kDescents;
  estimate.deviation = std::sqrt(std::max(0.0, squares / kDescents - estimate.mean * estimate.mean));
  return estimate;
}

}  // namespace queens
