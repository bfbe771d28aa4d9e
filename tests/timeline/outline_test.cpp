#include "timeline/outline.hpp"

#include <gtest/gtest.h>

#include <map>
#include <vector>

#include "explored.hpp"
#include "support/each_variant.hpp"
#include "support/plain_recursion.hpp"

namespace queens {
namespace {

// The queens at each position, found event by event.
std::vector<std::vector<int>> placesOf(VariantId variant, int n) {
  std::vector<std::vector<int>> all = {{}};
  Timeline timeline(variant, n);
  while (timeline.step()) {
    const auto places = timeline.search().places();
    all.emplace_back(places.begin(), places.end());
  }
  return all;
}

TEST(Outline, KnowsWhatStandsAtEveryPosition) {
  for (const VariantInfo& each : kVariants) {
    const auto expected = placesOf(each.variant, 5);
    const Timeline timeline = explored(each.variant, 5);
    Outline outline;
    ASSERT_TRUE(outline.look(timeline, {0, *timeline.total()}, expected.size(), Timeline::kUnlimited));
    for (std::size_t i = 0; i < expected.size(); ++i) {
      ASSERT_EQ(outline.positionAt(i), i);
      const Outline::Sample& sample = outline.at(i);
      std::vector<int> places;
      for (const Square& queen : std::span(sample.queens).first(static_cast<std::size_t>(sample.standing)))
        places.push_back(placeOf(each.variant, queen));
      EXPECT_EQ(places, expected[i]) << each.id << " at " << i;
    }
  }
}

TEST(Outline, HasABarForEveryQueenPlacedFromWhereItStandsToWhereItIsTakenBack) {
  for (const VariantInfo& each : backtracking()) {
    for (int n = 1; n <= 6; ++n) {
      const auto expected = placesOf(each.variant, n);
      const Timeline timeline = explored(each.variant, n);
      Outline outline;
      outline.look(timeline, {0, *timeline.total()}, expected.size(), Timeline::kUnlimited);
      const auto bars = outline.bars(1);
      for (const Outline::Bar& bar : bars) {
        const auto row = static_cast<std::size_t>(bar.depth);
        const auto stands = [&](std::size_t at) {
          const std::vector<int> first(expected[bar.first].begin(),
                                       expected[bar.first].begin() + bar.depth + 1);
          return expected[at].size() > row && std::equal(first.begin(), first.end(), expected[at].begin());
        };
        EXPECT_FALSE(bar.folded);
        EXPECT_EQ(expected[bar.first][row], placeOf(each.variant, bar.square));
        for (std::size_t at = bar.first; at <= bar.last; ++at) EXPECT_TRUE(stands(at));
        EXPECT_TRUE(bar.first > 0 && !stands(bar.first - 1)) << each.id;
        EXPECT_TRUE(bar.last + 1 == expected.size() || !stands(bar.last + 1)) << each.id;
      }
      EXPECT_EQ(bars.size(), timeline.counters().of(EventKind::place)) << each.id << " " << n;
    }
  }
}

// Millions of events, with checkpoints thousands of events apart.
TEST(Outline, OfALongSearchIsReadOffItsCheckpoints) {
  const Timeline timeline = explored(VariantId::flagArrays, 12);
  ASSERT_GE(timeline.checkpoints().spacing(), 4096u);
  constexpr std::size_t kColumns = 200;
  Outline outline;
  // Replaying half of the distance between two checkpoints for each column would take four times as much.
  ASSERT_TRUE(outline.look(timeline, {0, *timeline.total()}, kColumns, 1000 * kColumns));
  Timeline apart(VariantId::flagArrays, 12);
  const double width = static_cast<double>(*timeline.total() + 1) / kColumns;
  std::uint64_t placed = 0, solutions = 0;
  for (std::size_t i = 0; i < kColumns; ++i) {
    apart.seek(static_cast<std::uint64_t>(width * static_cast<double>(i + 1)));
    const Outline::Sample& sample = outline.at(i);
    EXPECT_GE(sample.placed, placed) << i;
    EXPECT_GE(sample.solutions, solutions) << i;
    placed = apart.counters().of(EventKind::place);
    solutions = apart.counters().of(EventKind::solution);
    EXPECT_LE(sample.placed, placed) << i;
    EXPECT_LE(sample.solutions, solutions) << i;
  }
}

TEST(Outline, HasAsManyBarsAsAPlainRecursionPlacesQueens) {
  for (int n = 1; n <= 7; ++n) {
    const Timeline timeline = explored(VariantId::flagArrays, n);
    Outline outline;
    outline.look(timeline, {0, *timeline.total()}, *timeline.total() + 1, Timeline::kUnlimited);
    std::size_t placed = 0;
    recursion::search("flag-arrays", n, [&](const recursion::Step& step, const recursion::Standing&) {
      placed += step.kind == "place";
      return true;
    });
    EXPECT_EQ(outline.bars(1).size(), placed) << n;
  }
}

TEST(Outline, KnowsWhatLeadsToASolution) {
  const Timeline timeline = explored(VariantId::flagArrays, 6);
  const auto expected = placesOf(VariantId::flagArrays, 6);
  Outline outline;
  outline.look(timeline, {0, *timeline.total()}, expected.size(), Timeline::kUnlimited);
  // The solutions of n = 6, in agreement with OEIS A000170.
  const std::vector<std::vector<int>> solutions = {
      {1, 3, 5, 0, 2, 4}, {2, 5, 1, 4, 0, 3}, {3, 0, 4, 1, 5, 2}, {4, 2, 0, 5, 3, 1}};
  for (const Outline::Bar& bar : outline.bars(1)) {
    const auto begin = expected[bar.first].begin();
    const auto leads = [&](const std::vector<int>& solution) {
      return std::equal(begin, begin + bar.depth + 1, solution.begin());
    };
    EXPECT_EQ(bar.solved, std::any_of(solutions.begin(), solutions.end(), leads)) << bar.first;
  }
}

TEST(Outline, FoldsWhatIsThinAndCountsTheQueensInIt) {
  const Timeline timeline = explored(VariantId::flagArrays, 8);
  const auto expected = placesOf(VariantId::flagArrays, 8);
  Outline outline;
  outline.look(timeline, {0, *timeline.total()}, 600, Timeline::kUnlimited);
  const auto bars = outline.bars(3);
  bool folded = false;
  for (const Outline::Bar& bar : bars) {
    folded = folded || bar.folded;
    EXPECT_TRUE(bar.folded || bar.last + 1 - bar.first >= 3);
    std::uint64_t placed = 0;
    for (std::uint64_t at = outline.positionAt(bar.first) + 1; at <= outline.positionAt(bar.last); ++at)
      placed += expected[at].size() > expected[at - 1].size();
    EXPECT_EQ(bar.queens, placed);
  }
  EXPECT_TRUE(folded);
  // Bars of a depth do not overlap.
  std::map<int, std::size_t> ends;
  for (const Outline::Bar& bar : bars) {
    const auto end = ends.find(bar.depth);
    EXPECT_TRUE(end == ends.end() || bar.first > end->second);
    ends[bar.depth] = bar.last;
  }
}

TEST(Outline, IsTheSameInSlicesAndGoesOnWithWhatIsExplored) {
  Timeline timeline(VariantId::bitmask, 9);
  const std::uint64_t total = *explored(VariantId::bitmask, 9).total();
  Outline sliced;
  timeline.seek(total / 3);
  EXPECT_TRUE(sliced.look(timeline, {0, total}, 500, Timeline::kUnlimited));
  EXPECT_EQ(sliced.at(499).standing, -1) << "not explored yet";
  timeline.seek(total);
  int slices = 0;
  while (!sliced.look(timeline, {0, total}, 500, 1000)) ++slices;
  EXPECT_GT(slices, 2);
  Outline whole;
  whole.look(timeline, {0, total}, 500, Timeline::kUnlimited);
  EXPECT_EQ(sliced.bars(2), whole.bars(2));
  EXPECT_TRUE(whole.look(timeline, {0, total}, 500, 0)) << "nothing is looked at twice";
  EXPECT_FALSE(whole.look(timeline, {0, total / 2}, 500, 0));
}

}  // namespace
}  // namespace queens
