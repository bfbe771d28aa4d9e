// Faulty programs as timelines: moved in both directions, and adopted from explorations.
#include <gtest/gtest.h>

#include <random>

#include "core/reads.hpp"
#include "record.hpp"
#include "support/each_program.hpp"
#include "timeline/follower.hpp"
#include "timeline/search_figures.hpp"
#include "timeline/search_tree.hpp"
#include "timeline/solution_list.hpp"

namespace queens {
namespace {

class WrongTimelines : public testing::TestWithParam<Program> {};

TEST_P(WrongTimelines, AreTheSameHoweverAPositionIsReached) {
  const Record record(GetParam(), 5);
  Timeline timeline(GetParam(), 5);
  std::mt19937_64 random(43);
  for (int round = 0; round < 300; ++round) {
    const std::uint64_t position = random() % (record.total() + 1);
    ASSERT_EQ(timeline.seek(position), position);
    record.expectAt(position, timeline);
    ASSERT_FALSE(HasFailure()) << position;
  }
}

TEST_P(WrongTimelines, AreTakenOverFromAnotherTimeline) {
  const Record record(GetParam(), 5);
  Timeline ahead(GetParam(), 5);
  ahead.explore(record.total() / 2);
  Timeline timeline(GetParam(), 5);
  ASSERT_TRUE(timeline.adopt(ahead.handOver(0)));
  ahead.seek(Timeline::kUnlimited);
  ASSERT_TRUE(timeline.adopt(ahead.handOver(timeline.explored())));
  EXPECT_EQ(timeline.total(), record.total());
  EXPECT_EQ(timeline.solutionsExplored(), record.solutions().size());
  for (std::uint64_t position = record.total(); position > 0;
       position -= std::min<std::uint64_t>(7, position)) {
    ASSERT_EQ(timeline.seek(position), position);
    record.expectAt(position, timeline);
    ASSERT_FALSE(HasFailure()) << position;
  }
  Timeline right({GetParam().variant}, 5);
  EXPECT_FALSE(right.adopt(ahead.handOver(0))) << "what a wrong one found is of no use to the right one";
}

// The cells read for a decision and the line that was the reason, compared with the program's flags.
TEST_P(WrongTimelines, HaveFiguresOfWhatTheyReadAndRefuse) {
  if (GetParam().variant != VariantId::flagArrays) return;
  Timeline timeline(GetParam(), 4);
  std::array<std::uint64_t, 3> decided{};
  std::uint64_t reads = 0, executed = 0;
  while (timeline.step()) {
    const Event& event = *timeline.event();
    executed += timeline.lines().size();
    const auto kept = timeline.search().variables(&event);
    for (const CellRead& each : cellsRead(timeline.search(), event, kept)) {
      ++reads;
      if (each.guilty) ++decided[each.variable];
    }
    for (const TracedLine& each : timeline.lines()) {
      reads += event.kind == EventKind::remove && each.label == Label::test;
    }
  }
  Follower<SearchFigures> follower;
  const SearchFigures& figures = *follower.at(GetParam(), 4, timeline.position(), Timeline::kUnlimited);
  EXPECT_EQ(figures.of(Line::column).decided, decided[0]);
  EXPECT_EQ(figures.of(Line::main).decided, decided[1]);
  EXPECT_EQ(figures.of(Line::anti).decided, decided[2]);
  EXPECT_EQ(decided[0] + decided[1] + decided[2], timeline.counters().attacked);
  EXPECT_EQ(figures.operations(), executed + reads);
}

INSTANTIATE_TEST_SUITE_P(Programs, WrongTimelines, testing::ValuesIn(kWrongPrograms), programName);

TEST(WrongTimeline, HasOneListForAllSolutionsWhereNoneIsCopied) {
  Timeline timeline({VariantId::flagArrays, Find::all, Bug::recordWithoutCopy}, 4);
  const auto all = [&timeline] { return timeline.solutions(0, 10); };
  EXPECT_TRUE(all().empty());
  timeline.runTo(EventKind::solution);
  EXPECT_EQ(all(), (std::vector<std::vector<int>>{{1, 3, 0, 2}}));
  timeline.step();
  EXPECT_EQ(all(), (std::vector<std::vector<int>>{{1, 3, 0}}));
  timeline.runTo(EventKind::solution);
  EXPECT_EQ(all(), (std::vector<std::vector<int>>{{2, 0, 3, 1}, {2, 0, 3, 1}}));
  EXPECT_EQ(timeline.solutions(1, 10).size(), 1u);
  timeline.seek(Timeline::kUnlimited);
  EXPECT_EQ(all(), (std::vector<std::vector<int>>(2)));
}

TEST(WrongTimeline, HasATreeThatIsWholeAsLongAsItIsSmall) {
  for (const Program& each : kWrongPrograms) {
    for (int n = 1; SearchTree::isWhole(each, n); ++n) {
      Search search(each, n);
      Counters counters;
      search.skip(~std::uint64_t{0}, counters);
      EXPECT_LE(counters.of(EventKind::place), 600u) << idOf(each) << ", n = " << n;
    }
  }
}

// They may not be solutions, and need not include the images of a solution.
TEST(WrongTimeline, HasNoClassesOfSolutions) {
  Timeline timeline({VariantId::flagArrays, Find::all, Bug::undoBeforeRecursion}, 4);
  timeline.seek(Timeline::kUnlimited);
  SolutionList list;
  while (!list.gather(timeline, 1000)) {
  }
  EXPECT_EQ(list.size(), 256u);
  EXPECT_TRUE(list.classes().empty());
  EXPECT_EQ(list.classOf(255), nullptr);
  const auto last = list.places(255);
  EXPECT_EQ(std::vector<int>(last.begin(), last.end()), (std::vector<int>{3, 3, 3, 3}));
}

}  // namespace
}  // namespace queens
