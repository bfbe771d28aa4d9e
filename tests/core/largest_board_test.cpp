#include <gtest/gtest.h>

#include <random>

#include "core/search.hpp"

namespace queens {
namespace {

bool attacked(const std::vector<Square>& queens, Square square) {
  for (const Square& queen : queens) {
    const int rows = square.row - queen.row;
    const int columns = square.column - queen.column;
    if (rows == 0 || columns == 0 || rows == columns || rows == -columns) return true;
  }
  return false;
}

// A search of the largest board cannot reach its last row within a test's time. So the test places queens
// directly, on any free square of each line, and skips lines without one.
template <class Rules>
void expectGeometryDownToTheLastLine() {
  NoTracer silent;
  std::mt19937 random(32);
  int testedInTheLastLine = 0;
  for (int round = 0; round < 200; ++round) {
    Rules rules(kMaxN, Bug::none, {});
    std::vector<Square> queens;
    std::vector<std::pair<int, int>> taken;
    for (int line = 0; line < kMaxN; ++line) {
      std::vector<int> free;
      for (int at = 0; at < kMaxN; ++at) {
        const bool safe = rules.isSafe(line, at, silent);
        ASSERT_EQ(safe, !attacked(queens, rules.square(line, at))) << line << ", " << at;
        if (safe) free.push_back(at);
      }
      if (free.empty()) continue;
      testedInTheLastLine += line == kMaxN - 1;
      const int at = free[random() % free.size()];
      rules.place(line, at, silent);
      queens.push_back(rules.square(line, at));
      taken.push_back({line, at});
    }
    for (auto queen = taken.rbegin(); queen != taken.rend(); ++queen) {
      rules.remove(queen->first, queen->second, silent);
    }
    for (int at = 0; at < kMaxN; ++at) ASSERT_TRUE(rules.isSafe(kMaxN - 1, at, silent));
  }
  EXPECT_GT(testedInTheLastLine, 0);
}

TEST(LargestBoard, BoardScan) {
  expectGeometryDownToTheLastLine<BoardScan>();
}
TEST(LargestBoard, FlagArrays) {
  expectGeometryDownToTheLastLine<FlagArrays>();
}
TEST(LargestBoard, HashSets) {
  expectGeometryDownToTheLastLine<HashSets>();
}
TEST(LargestBoard, BitFlags) {
  expectGeometryDownToTheLastLine<BitFlags>();
}
TEST(LargestBoard, ExplicitStack) {
  expectGeometryDownToTheLastLine<ExplicitStack>();
}

// The masks of bitmask cannot be set from outside, but this search is fast enough to reach the 31st row.
TEST(LargestBoard, BitmaskSeesWhatIsFreeInTheDeepestRows) {
  std::uint64_t events = 0;
  int looked = 0;
  Search search(VariantId::bitmask, kMaxN);
  search.run([&](const Event& event) {
    if (event.kind == EventKind::scan && event.square.row >= 29) {
      ++looked;
      std::vector<Square> queens;
      for (int row = 0; row < event.square.row; ++row) queens.push_back(search.queen(row));
      for (std::int8_t column = 0; column < kMaxN; ++column) {
        const bool free = event.free >> column & 1;
        EXPECT_EQ(free, !attacked(queens, {event.square.row, column}));
      }
    }
    return ++events < 4'000'000;
  });
  EXPECT_GT(looked, 0);
}

TEST(LargestBoard, BitmaskFillsTheBoardOfTwentyNine) {
  std::uint64_t events = 0;
  std::vector<Square> queens;
  Search search(VariantId::bitmask, 29);
  search.run([&](const Event& event) {
    if (event.kind != EventKind::solution) return ++events < 10'000'000;
    for (int row = 0; row < 29; ++row) {
      EXPECT_FALSE(attacked(queens, search.queen(row)));
      queens.push_back(search.queen(row));
    }
    return false;
  });
  EXPECT_EQ(queens.size(), 29u);
}

}  // namespace
}  // namespace queens
