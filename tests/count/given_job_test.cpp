#include "count/given_job.hpp"

#include <gtest/gtest.h>

#include <random>

#include "plain.hpp"

namespace queens {
namespace {

std::uint64_t counted(const std::vector<int>& columns) {
  const GivenCountJob job(columns);
  std::uint64_t solutions = 0;
  for (std::size_t slice = job.slices(); slice-- > 0;) solutions += job.run(slice);
  return solutions;
}

bool attacks(int row, int column, int otherRow, int otherColumn) {
  return column == otherColumn || std::abs(column - otherColumn) == std::abs(row - otherRow);
}

// Queens on random squares, without one that attacks another.
std::vector<int> randomGiven(int n, std::mt19937& random) {
  std::vector<int> columns(static_cast<std::size_t>(n), -1);
  const auto most = random() % static_cast<unsigned>(n + 1);
  for (unsigned tries = 0; tries < most; ++tries) {
    const int row = static_cast<int>(random() % static_cast<unsigned>(n));
    const int column = static_cast<int>(random() % static_cast<unsigned>(n));
    bool safe = columns[static_cast<std::size_t>(row)] < 0;
    for (int other = 0; other < n; ++other) {
      const int taken = columns[static_cast<std::size_t>(other)];
      safe = safe && (taken < 0 || !attacks(row, column, other, taken));
    }
    if (safe) columns[static_cast<std::size_t>(row)] = column;
  }
  return columns;
}

TEST(GivenCountJob, CountsTheSolutionsThatHaveTheQueens) {
  std::mt19937 random(1);
  for (int n = 1; n <= 8; ++n) {
    std::vector<std::vector<int>> all;
    std::vector<int> board;
    plainSolutions(n, board, [&](const std::vector<int>& columns) { all.push_back(columns); });
    for (int i = 0; i < 500; ++i) {
      const std::vector<int> given = randomGiven(n, random);
      const auto has = [&](const std::vector<int>& solution) {
        for (std::size_t row = 0; row < given.size(); ++row)
          if (given[row] >= 0 && given[row] != solution[row]) return false;
        return true;
      };
      EXPECT_EQ(counted(given), static_cast<std::uint64_t>(std::ranges::count_if(all, has)))
          << n << ": " << testing::PrintToString(given);
    }
  }
}

// OEIS A000170. Each solution has one queen in a row, so the counts of all its squares add up to it.
TEST(GivenCountJob, AddsUpOverTheSquaresOfARow) {
  constexpr std::array<std::uint64_t, 3> kFrom12 = {14200, 73712, 365596};
  for (int n = 12; n <= 14; ++n) {
    const auto size = static_cast<std::size_t>(n);
    std::uint64_t sum = 0;
    for (int column = 0; column < n; ++column) {
      std::vector<int> given(size, -1);
      given[size / 2] = column;
      sum += counted(given);
    }
    EXPECT_EQ(sum, kFrom12[size - 12]) << n;
    EXPECT_EQ(counted(std::vector<int>(size, -1)), kFrom12[size - 12]) << n;
  }
}

TEST(GivenCountJob, HasASliceThoughNothingIsLeftToFill) {
  EXPECT_EQ(GivenCountJob({1, 3, 0, 2}).slices(), 1u);
  EXPECT_EQ(counted({1, 3, 0, 2}), 1u);
  // The queens attack the whole last row.
  EXPECT_EQ(GivenCountJob({0, 2, -1}).slices(), 1u);
  EXPECT_EQ(counted({0, 2, -1}), 0u);
}

}  // namespace
}  // namespace queens
