#include "timeline/estimate.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <vector>

namespace queens {
namespace {

bool attacked(const std::vector<int>& columns, int column) {
  const int row = static_cast<int>(columns.size());
  for (int above = 0; above < row; ++above) {
    const int across = std::abs(columns[static_cast<std::size_t>(above)] - column);
    if (across == 0 || across == row - above) return true;
  }
  return false;
}

std::vector<int> safeColumns(int n, const std::vector<int>& columns) {
  std::vector<int> safe;
  for (int column = 0; column < n; ++column)
    if (!attacked(columns, column)) safe.push_back(column);
  return safe;
}

std::uint64_t boards(int n, std::vector<int>& columns) {
  std::uint64_t count = 1;
  if (static_cast<int>(columns.size()) == n) return count;
  for (const int column : safeColumns(n, columns)) {
    columns.push_back(column);
    count += boards(n, columns);
    columns.pop_back();
  }
  return count;
}

TEST(Estimate, KnowsHowManyBoardsAreVisited) {
  for (int n = 1; n <= 9; ++n) {
    std::vector<int> none;
    EXPECT_EQ(kBoardsVisited[static_cast<std::size_t>(n - 1)], boards(n, none)) << n;
  }
}

TEST(Estimate, GoesDownThroughSafeSquaresToADeadEndOrAFullBoard) {
  for (int n = 1; n <= 32; ++n) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const Descent descent = descend(n, seed);
      std::vector<int> columns;
      double nodes = 1, sum = 1;
      for (const Square queen : descent.queens) {
        const int column = queen.column;
        EXPECT_EQ(queen.row, static_cast<int>(columns.size()));
        const std::vector<int> safe = safeColumns(n, columns);
        EXPECT_NE(std::find(safe.begin(), safe.end(), column), safe.end());
        EXPECT_EQ(descent.choices.at(columns.size()), static_cast<int>(safe.size()));
        nodes *= static_cast<double>(safe.size());
        sum += nodes;
        columns.push_back(column);
      }
      if (static_cast<int>(columns.size()) < n) EXPECT_TRUE(safeColumns(n, columns).empty());
      EXPECT_EQ(descent.boards, sum);
      EXPECT_EQ(descend(n, seed).queens, descent.queens);
    }
  }
}

// The mean of many descents comes near the true number, because the estimate is unbiased. Four standard
// errors are exceeded once in 16,000 seeds.
TEST(Estimate, ComesNearTheTrueNumber) {
  for (const int n : {4, 6, 8, 10, 12}) {
    double sum = 0, squares = 0;
    constexpr int kSeeds = 50;
    for (std::uint32_t seed = 1; seed <= kSeeds; ++seed) {
      const TreeEstimate estimate = estimateTree(n, seed);
      ASSERT_EQ(estimate.descents.size(), static_cast<std::size_t>(kDescents));
      sum += estimate.mean;
      squares += estimate.mean * estimate.mean;
    }
    const double mean = sum / kSeeds;
    const double error = std::sqrt((squares / kSeeds - mean * mean) / kSeeds);
    EXPECT_NEAR(mean, static_cast<double>(kBoardsVisited[static_cast<std::size_t>(n - 1)]), 4 * error) << n;
  }
}

std::uint64_t boardsWith(int n, const Given& given, std::vector<Square>& standing, int row) {
  if (row == n) return 1;
  if (std::ranges::any_of(given.queens(), [&](Square queen) { return queen.row == row; }))
    return boardsWith(n, given, standing, row + 1);
  std::uint64_t count = 1;
  for (int column = 0; column < n; ++column) {
    const Square square{static_cast<std::int8_t>(row), static_cast<std::int8_t>(column)};
    if (std::ranges::any_of(standing, [&](Square queen) { return sharedLine(queen, square).has_value(); }))
      continue;
    standing.push_back(square);
    count += boardsWith(n, given, standing, row + 1);
    standing.pop_back();
  }
  return count;
}

TEST(Estimate, ComesNearTheTrueNumberWithGivenQueens) {
  for (const auto& [n, text] : {std::pair(8, "0.3"), {8, "0.3,4.6"}, {10, "5.5"}, {9, "8.0"}, {4, "0.0"}}) {
    const Given given = *givenFrom(text);
    std::vector<Square> standing(given.queens().begin(), given.queens().end());
    const auto exact = static_cast<double>(boardsWith(n, given, standing, 0));
    double sum = 0, squares = 0;
    constexpr int kSeeds = 50;
    for (std::uint32_t seed = 1; seed <= kSeeds; ++seed) {
      const double mean = estimateTree(n, seed, given).mean;
      sum += mean;
      squares += mean * mean;
    }
    const double mean = sum / kSeeds;
    const double error = std::sqrt(std::max(0.0, squares / kSeeds - mean * mean) / kSeeds);
    EXPECT_NEAR(mean, exact, 4 * error + 1e-9) << n << ": " << text;
  }
}

TEST(Estimate, HasTheMeanAndTheSpreadOfItsDescents) {
  const TreeEstimate estimate = estimateTree(8, 7);
  double sum = 0, away = 0;
  for (const Descent& each : estimate.descents) sum += each.boards;
  EXPECT_NEAR(estimate.mean, sum / kDescents, 1e-6);
  for (const Descent& each : estimate.descents) away += std::pow(each.boards - estimate.mean, 2);
  EXPECT_NEAR(estimate.deviation, std::sqrt(away / kDescents), 1e-6);
}

}  // namespace
}  // namespace queens
