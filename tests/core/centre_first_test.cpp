// The versions that try columns from the middle outwards do the same as a plain recursion over sorted
// columns.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <utility>
#include <vector>

#include "core/search.hpp"
#include "support/each_program.hpp"

namespace queens {
namespace {

std::vector<int> outwards(int n) {
  std::vector<int> columns(static_cast<std::size_t>(n));
  std::iota(columns.begin(), columns.end(), 0);
  // By the distance from the middle in half squares, and then from left to right.
  std::ranges::sort(columns, {},
                    [n](int column) { return std::pair(std::abs(2 * column - (n - 1)), column); });
  return columns;
}

class PlainOutwards {
 public:
  PlainOutwards(bool scans, int n) : scans_(scans), n_(n) {
    search(0);
    events_.push_back({.kind = EventKind::done});
  }
  const std::vector<Event>& events() const { return events_; }
  const std::vector<int>& queens() const { return queens_; }

 private:
  static Square at(int row, int column) {
    return {static_cast<std::int8_t>(row), static_cast<std::int8_t>(column)};
  }
  bool isSafe(int row, int column) const {
    for (int above = 0; above < row; ++above) {
      const int apart = std::abs(queens_[static_cast<std::size_t>(above)] - column);
      if (apart == 0 || apart == row - above) return false;
    }
    return true;
  }
  bool search(int row) {
    if (row == n_) {
      events_.push_back({.kind = EventKind::solution});
      return true;
    }
    std::uint32_t free = 0;
    for (int column = 0; column < n_; ++column) free |= std::uint32_t{isSafe(row, column)} << column;
    if (scans_) events_.push_back({.kind = EventKind::scan, .square = at(row, -1), .free = free});
    for (const int column : outwards(n_)) {
      const bool safe = (free >> column & 1) != 0;
      if (!scans_) events_.push_back({.kind = EventKind::test, .square = at(row, column), .safe = safe});
      if (!safe) continue;
      queens_.push_back(column);
      events_.push_back({.kind = EventKind::place, .square = at(row, column)});
      if (search(row + 1)) return true;
      queens_.pop_back();
      events_.push_back({.kind = EventKind::remove, .square = at(row, column)});
    }
    events_.push_back({.kind = EventKind::exhausted, .square = at(row, -1), .deadEnd = free == 0});
    return false;
  }

  bool scans_;
  int n_;
  std::vector<Event> events_;
  std::vector<int> queens_;
};

TEST(CentreFirst, TriesColumnsFromTheMiddleOutwards) {
  EXPECT_EQ(outwards(4), (std::vector{1, 2, 0, 3}));
  EXPECT_EQ(outwards(5), (std::vector{2, 1, 3, 0, 4}));
  for (const VariantId variant : {VariantId::flagArrays, VariantId::bitmask}) {
    for (int n = 1; n <= 12; ++n) {
      SCOPED_TRACE(std::string(info(variant).id) + ", n = " + std::to_string(n));
      const PlainOutwards plain(info(variant).scansRows, n);
      std::vector<Event> events;
      Search search({variant, Find::first, Bug::centreFirst}, n);
      search.run([&](const Event& event) {
        events.push_back(event);
        return true;
      });
      EXPECT_EQ(events, plain.events());
      EXPECT_TRUE(std::ranges::equal(search.places(), plain.queens()));
    }
  }
}

// The order of the columns alone decides how many boards are visited.
TEST(CentreFirst, FindsTheFirstSolutionOfALargeBoardSooner) {
  const auto placements = [](Program program, int n) {
    Counters counters;
    Search search(program, n);
    search.skip(~std::uint64_t{0}, counters);
    return counters.of(EventKind::place);
  };
  const std::uint64_t left = placements({VariantId::flagArrays, Find::first}, 20);
  EXPECT_EQ(left, 199635u);
  EXPECT_LT(placements({VariantId::flagArrays, Find::first, Bug::centreFirst}, 20), left / 10);
}

}  // namespace
}  // namespace queens
