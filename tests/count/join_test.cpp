#include "count/join.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <map>

#include "plain.hpp"

namespace queens {
namespace {

// The expected result of `Join` for each column set, from a list of all solutions.
std::map<std::uint32_t, Join::Totals> expected(int n) {
  std::map<std::uint32_t, Join::Totals> totals;
  std::vector<int> board;
  plainSolutions(n, board, [&](const std::vector<int>& columns) {
    std::uint32_t columnSet = 0;
    std::size_t above = 0;
    bool below = false;
    for (int row = 0; row < n; ++row) {
      const int column = columns[static_cast<std::size_t>(row)];
      const int onLongDiagonals = (row == column) + (row + column == n - 1);
      if (row < n / 2) {
        columnSet |= std::uint32_t{1} << column;
        above += static_cast<std::size_t>(onLongDiagonals);
      } else {
        below = below || onLongDiagonals == 1;
      }
    }
    if (!below) ++totals[columnSet][above];
  });
  return totals;
}

TEST(Join, FindsOnEachColumnSetWhatPlainRecursionFinds) {
  for (int n = 1; n <= 10; ++n) {
    const auto totals = expected(n);
    Join join(n);
    for (std::uint32_t set = 0; set < std::uint32_t{1} << n; ++set) {
      if (std::popcount(set) != n / 2) continue;
      const auto found = totals.find(set);
      Join::Totals wanted = found == totals.end() ? Join::Totals{} : found->second;
      EXPECT_EQ(join.count(set, true), wanted) << n << ": " << set;
      wanted[0] = 0;
      EXPECT_EQ(join.count(set, false), wanted) << n << ": " << set;
    }
  }
}

}  // namespace
}  // namespace queens
