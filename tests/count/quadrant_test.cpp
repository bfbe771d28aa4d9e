#include "count/quadrant.hpp"

#include <gtest/gtest.h>

#include <bit>

namespace queens {
namespace {

std::size_t placements(const Quadrant& quadrant, int queens) {
  std::size_t total = 0;
  for (std::uint32_t rows = 0; rows < std::uint32_t{1} << quadrant.rows(); ++rows) {
    for (std::uint32_t columns = 0; columns < std::uint32_t{1} << quadrant.columns(); ++columns) {
      const auto keys = quadrant.keys(rows, columns);
      EXPECT_TRUE(keys.all.empty() || std::popcount(rows) == std::popcount(columns));
      if (std::popcount(rows) == queens) total += keys.all.size();
    }
  }
  return total;
}

// The number of ways to place k queens on a 5×5 board: OEIS A036464 for k = 2, A047659 for 3, A061994 for 4.
TEST(Quadrant, HoldsAllPlacements) {
  const Quadrant quadrant(Halves(10), Corner::topRight);
  EXPECT_EQ(placements(quadrant, 0), 1u);
  EXPECT_EQ(placements(quadrant, 1), 25u);
  EXPECT_EQ(placements(quadrant, 2), 140u);
  EXPECT_EQ(placements(quadrant, 3), 204u);
  EXPECT_EQ(placements(quadrant, 4), 82u);
  EXPECT_EQ(placements(quadrant, 5), 10u);
}

TEST(Quadrant, BottomsKeepOffTheLongDiagonals) {
  EXPECT_EQ(placements(Quadrant(Halves(10), Corner::bottomLeft), 1), 20u);
  // Of the 36 squares of an odd board's bottom right quarter, the central one stays open.
  EXPECT_EQ(placements(Quadrant(Halves(11), Corner::bottomRight), 1), 31u);
}

TEST(Quadrant, ListsKeysOnALongDiagonalFirst) {
  const Quadrant quadrant(Halves(8), Corner::topLeft);
  EXPECT_EQ(quadrant.keys(0b0001, 0b0001).onLongDiagonal, 1u);
  EXPECT_EQ(quadrant.keys(0b0001, 0b0010).onLongDiagonal, 0u);
  // In rows 0 and 2, columns 0 and 3: (0,0) (2,3) uses it, (0,3) (2,0) does not.
  const auto keys = quadrant.keys(0b0101, 0b1001);
  ASSERT_EQ(keys.all.size(), 2u);
  EXPECT_EQ(keys.onLongDiagonal, 1u);
}

}  // namespace
}  // namespace queens
