#include "text/tour.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "core/attackers.hpp"
#include "reading.hpp"
#include "text/format.hpp"
#include "timeline/timeline.hpp"

namespace queens {
namespace {

// Plain recursions, as an independent source of the texts' numbers.
bool safe(const std::vector<int>& columns, int column) {
  const int row = static_cast<int>(columns.size());
  for (int above = 0; above < row; ++above) {
    const int apart = std::abs(columns[static_cast<std::size_t>(above)] - column);
    if (apart == 0 || apart == row - above) return false;
  }
  return true;
}

int solutionsFrom(std::vector<int>& columns, int n) {
  if (static_cast<int>(columns.size()) == n) return 1;
  int found = 0;
  for (int column = 0; column < n; ++column) {
    if (!safe(columns, column)) continue;
    columns.push_back(column);
    found += solutionsFrom(columns, n);
    columns.pop_back();
  }
  return found;
}

int solutions(int n) {
  std::vector<int> columns;
  return solutionsFrom(columns, n);
}

std::uint64_t choose(int n, int k) {
  return k == 0 ? 1 : choose(n - 1, k - 1) * static_cast<std::uint64_t>(n) / static_cast<std::uint64_t>(k);
}

// `base` to the `exponent`, and n!.
int power(int base, int exponent) {
  return exponent == 0 ? 1 : base * power(base, exponent - 1);
}
int factorial(int n) {
  return n == 0 ? 1 : n * factorial(n - 1);
}

// Number of events in whole searches for n = 6, as published with the project.
constexpr int kEventsFlagArrays = 1352;
constexpr int kEventsBitmask = 607;
constexpr int kEventsPermutations = 16302;
constexpr int kTests = 894;

Timeline at(const TourStop& stop) {
  Timeline timeline(stop.variant, stop.n);
  EXPECT_EQ(timeline.seek(stop.position), stop.position);
  return timeline;
}

// Expects exactly these numbers in the text of a stop, in each language. Names such as diags1 contribute
// theirs.
void expectNumbers(const TourStop& stop, const std::set<std::string>& expected) {
  for (const Language language : {Language::en, Language::zh}) {
    const auto found = reading::numbers(format(language, stop.text));
    EXPECT_EQ(std::set<std::string>(found.begin(), found.end()), expected) << format(language, stop.text);
  }
}

std::string text(auto number) {
  return std::to_string(number);
}

TEST(Tour, HasSixToTenStopsThatSayDifferentThings) {
  EXPECT_GE(tour().size(), 6u);
  EXPECT_LE(tour().size(), 10u);
  std::set<Message> said;
  for (const TourStop& stop : tour()) {
    EXPECT_TRUE(said.insert(stop.title).second);
    EXPECT_TRUE(said.insert(stop.text).second);
    for (const Language language : {Language::en, Language::zh}) {
      EXPECT_EQ(format(language, stop.title).find('{'), std::string::npos);
      EXPECT_EQ(format(language, stop.text).find('{'), std::string::npos);
    }
  }
}

TEST(Tour, AConflictAlongADiagonal) {
  const TourStop& stop = tour()[0];
  ASSERT_EQ(stop.text, Message::tourConflict);
  const Timeline timeline = at(stop);
  EXPECT_EQ(timeline.event()->kind, EventKind::test);
  EXPECT_FALSE(timeline.event()->safe);
  EXPECT_EQ(timeline.event()->square, (Square{1, 1}));
  const auto all = attackers(timeline.search(), {1, 1});
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all[0].queen, (Square{0, 0}));
  EXPECT_EQ(all[0].line, Line::main);
  expectNumbers(stop, {"0", "1"});
}

TEST(Tour, WhyRowByRow) {
  const TourStop& stop = tour()[1];
  ASSERT_EQ(stop.text, Message::tourRows);
  const Timeline timeline = at(stop);
  EXPECT_EQ(timeline.event()->kind, EventKind::place);
  EXPECT_EQ(timeline.search().places().size(), 2u);
  const int n = stop.n;
  expectNumbers(stop, {text(n), text(n * n), text(choose(n * n, n)), text(power(n, n)), "0", "1", "2"});
}

TEST(Tour, WhatTheDiagonalFlagsAreFor) {
  const TourStop& stop = tour()[2];
  ASSERT_EQ(stop.text, Message::tourDiagonals);
  const Timeline timeline = at(stop);
  EXPECT_EQ(timeline.event()->kind, EventKind::test);
  const Square square = timeline.event()->square;
  EXPECT_EQ(square, (Square{2, 3}));
  const auto all = attackers(timeline.search(), square);
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all[0].line, Line::main);
  EXPECT_EQ(all[0].queen, (Square{1, 2}));
  const int n = stop.n;
  const int diff = square.row - square.column;
  expectNumbers(stop, {"0", "1", "2", "3", text(diff), text(n - 1), text(1 - n), text(2 * n - 2),
                       text(diff + n - 1), text(2 * n - 1)});
}

TEST(Tour, TheFirstDeadEnd) {
  const TourStop& stop = tour()[3];
  ASSERT_EQ(stop.text, Message::tourDeadEnd);
  Timeline first(stop.variant, stop.n);
  first.runTo(EventKind::exhausted);
  EXPECT_EQ(first.position(), stop.position);
  EXPECT_TRUE(first.event()->deadEnd);
  EXPECT_EQ(first.event()->square.row, 5);
  EXPECT_EQ(first.search().places().size(), 5u);
  expectNumbers(stop, {"4", "5", text(stop.n)});
}

TEST(Tour, WhatIsUndone) {
  const TourStop& stop = tour()[4];
  ASSERT_EQ(stop.text, Message::tourUndo);
  Timeline first(stop.variant, stop.n);
  first.runTo(EventKind::remove);
  EXPECT_EQ(first.position(), stop.position);
  const Square square = first.event()->square;
  EXPECT_EQ(square, (Square{4, 3}));
  expectNumbers(stop, {"1", "2", "3", "4", text(square.row - square.column + stop.n - 1),
                       text(square.row + square.column)});
  first.step();
  EXPECT_EQ(first.event()->square, (Square{4, 4}));
}

TEST(Tour, TheFirstSolution) {
  const TourStop& stop = tour()[5];
  ASSERT_EQ(stop.text, Message::tourSolution);
  Timeline first(stop.variant, stop.n);
  first.runTo(EventKind::solution);
  EXPECT_EQ(first.position(), stop.position);
  for (const Language language : {Language::en, Language::zh}) {
    std::string columns;
    for (const int column : first.search().places()) {
      columns += (columns.empty() ? "" : format(language, Message::listComma)) + text(column);
    }
    EXPECT_NE(format(language, stop.text).find(columns), std::string::npos) << columns;
  }
  expectNumbers(stop, {"0", "1", "2", "3", "4", "5", text(stop.position), text(kEventsFlagArrays),
                       text(stop.n), text(solutions(stop.n))});
  EXPECT_EQ(solutions(stop.n), 4);
  EXPECT_EQ(first.seek(~std::uint64_t{0}), static_cast<std::uint64_t>(kEventsFlagArrays));
}

TEST(Tour, WhatPruningSaves) {
  const TourStop& stop = tour()[6];
  ASSERT_EQ(stop.text, Message::tourPruning);
  Timeline timeline(stop.variant, stop.n);
  EXPECT_EQ(timeline.variant(), VariantId::permutations);
  timeline.runTo(EventKind::compare);
  EXPECT_EQ(timeline.event()->with, (Square{0, 0}));
  EXPECT_EQ(timeline.event()->square, (Square{1, 1}));
  EXPECT_FALSE(timeline.event()->safe);
  EXPECT_EQ(timeline.position(), stop.position) << "the board shows the clash that the text names";
  timeline.step();
  EXPECT_EQ(timeline.event()->kind, EventKind::reject);
  EXPECT_EQ(timeline.seek(~std::uint64_t{0}), static_cast<std::uint64_t>(kEventsPermutations));
  const auto boards = timeline.counters().of(EventKind::reject) + timeline.counters().of(EventKind::solution);
  EXPECT_EQ(boards, static_cast<std::uint64_t>(factorial(stop.n)));
  EXPECT_EQ(solutions(stop.n), stop.n - 2);  // the other 4 queens and 4 solutions in the text
  expectNumbers(stop, {"0", "1", "2", "3", "4", "5", text(factorial(stop.n)), text(kEventsPermutations),
                       text(kEventsFlagArrays)});
}

TEST(Tour, WhyBits) {
  const TourStop& stop = tour()[7];
  ASSERT_EQ(stop.text, Message::tourBits);
  Timeline timeline = at(stop);
  EXPECT_EQ(timeline.event()->kind, EventKind::scan);
  EXPECT_EQ(timeline.event()->square.row, 2);
  EXPECT_EQ(timeline.event()->free, 0b100010u);
  EXPECT_EQ(timeline.seek(~std::uint64_t{0}), static_cast<std::uint64_t>(kEventsBitmask));
  const auto looks = timeline.counters().of(EventKind::scan);
  expectNumbers(stop, {"0", "1", "2", "5", text(stop.n), "100010", text(looks), text(kTests)});
  EXPECT_EQ(looks * static_cast<std::uint64_t>(stop.n), static_cast<std::uint64_t>(kTests));
}

TEST(Tour, WhereToGoNext) {
  const TourStop& stop = tour()[8];
  ASSERT_EQ(stop.text, Message::tourOnward);
  EXPECT_EQ(at(stop).position(), 0u);
  expectNumbers(stop, {text(stop.n), text(solutions(stop.n)), text(kVariants.size())});
}

}  // namespace
}  // namespace queens
