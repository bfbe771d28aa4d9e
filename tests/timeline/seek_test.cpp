#include <gtest/gtest.h>

#include <random>

#include "record.hpp"
#include "support/each_program.hpp"

namespace queens {
namespace {

class Seek : public testing::TestWithParam<Program> {
 protected:
  // Long enough for checkpoints several positions apart.
  int size() const { return GetParam().variant == VariantId::permutations ? 6 : 8; }
};

TEST_P(Seek, StepsForwardsAndBackThroughAWholeSearch) {
  const Record record(GetParam(), 5);
  Timeline timeline(GetParam(), 5);
  record.expectAt(0, timeline);
  EXPECT_FALSE(timeline.back());
  for (std::uint64_t position = 1; position <= record.total(); ++position) {
    ASSERT_TRUE(timeline.step());
    record.expectAt(position, timeline);
    ASSERT_FALSE(HasFailure()) << "forwards at " << position;
  }
  EXPECT_FALSE(timeline.step());
  record.expectAt(record.total(), timeline);
  for (std::uint64_t position = record.total(); position-- > 0;) {
    ASSERT_TRUE(timeline.back());
    record.expectAt(position, timeline);
    ASSERT_FALSE(HasFailure()) << "back at " << position;
  }
  EXPECT_FALSE(timeline.back());
}

TEST_P(Seek, FindsThousandsOfPositionsAgain) {
  const Record record(GetParam(), size());
  Timeline timeline(GetParam(), size());
  std::mt19937_64 random(7);
  std::uint64_t furthest = 0;
  for (int round = 0; round < 3000; ++round) {
    // At first only part of the search is known, and one or two steps are as common as a leap.
    const std::uint64_t known =
        record.total() * static_cast<std::uint64_t>(std::min(round + 30, 3000)) / 3000;
    std::uint64_t target = random() % (known + 1);
    if (round % 3 == 1 && timeline.back()) target = timeline.position();
    if (round % 3 == 2 && timeline.step()) target = timeline.position();
    EXPECT_EQ(timeline.seek(target), target);
    furthest = std::max(furthest, target);
    record.expectAt(target, timeline);
    EXPECT_EQ(timeline.explored(), furthest);
    EXPECT_EQ(timeline.total().has_value(), furthest == record.total());
    ASSERT_FALSE(HasFailure()) << "round " << round << ", position " << target;
  }
}

TEST_P(Seek, StopsAtTheEnd) {
  for (const int n : {1, 2, 3, 4, 6}) {
    const Record record(GetParam(), n);
    for (const std::uint64_t beyond : {std::uint64_t{1}, std::uint64_t{2}, ~record.total()}) {
      Timeline timeline(GetParam(), n);
      EXPECT_FALSE(timeline.total());
      EXPECT_EQ(timeline.seek(record.total() + beyond), record.total());
      record.expectAt(record.total(), timeline);
      EXPECT_EQ(timeline.total(), record.total());
      EXPECT_FALSE(timeline.step());
      // Again from inside, now that the end is known.
      timeline.seek(record.total() / 2);
      EXPECT_EQ(timeline.total(), record.total());
      EXPECT_EQ(timeline.seek(record.total() + beyond), record.total());
      record.expectAt(record.total(), timeline);
      ASSERT_FALSE(HasFailure()) << "n = " << n << ", beyond by " << beyond;
    }
  }
}

TEST_P(Seek, KnowsTheTotalOnceDoneWasReachedOnly) {
  const Record record(GetParam(), 4);
  Timeline timeline(GetParam(), 4);
  timeline.seek(record.total() - 1);
  EXPECT_FALSE(timeline.total());
  EXPECT_EQ(timeline.explored(), record.total() - 1);
  timeline.step();
  EXPECT_EQ(timeline.total(), record.total());
  timeline.seek(0);
  EXPECT_EQ(timeline.total(), record.total());
  EXPECT_EQ(timeline.explored(), record.total());
}

TEST_P(Seek, PausesWhenItsAllowanceIsUsedUp) {
  std::mt19937_64 random(43);
  const Record record(GetParam(), size());
  for (const bool known : {false, true}) {
    for (const std::uint64_t allowance : {1, 2, 9, 100, 100'000}) {
      Timeline timeline(GetParam(), size());
      if (known) timeline.seek(record.total());
      for (int round = 0; round < 5; ++round) {
        // Every other time backwards.
        const std::uint64_t target = round % 2 == 0 ? record.total() - random() % 500 : random() % 500;
        std::uint64_t before = timeline.seek(random() % 1000);
        const std::uint64_t calls = (std::max(target, before) + allowance - 1) / allowance + 1;
        std::uint64_t called = 0;
        for (; timeline.position() != target && called < calls; ++called) {
          const std::uint64_t reached = timeline.seek(target, allowance);
          ASSERT_EQ(reached, timeline.position());
          // Never runs more events than allowed from a checkpoint or the previous position, and never past
          // the target.
          ASSERT_LE(reached, target);
          const std::uint64_t start = timeline.checkpoints().before(reached - (reached > 0)).position;
          ASSERT_LE(reached - std::min(reached, std::max(start, before <= reached ? before : 0)), allowance);
          before = reached;
          if (called % 50 == 0) record.expectAt(reached, timeline);
        }
        record.expectAt(target, timeline);
        ASSERT_FALSE(HasFailure()) << "allowance " << allowance << ", to " << target << ", known " << known;
      }
    }
  }
}

// If the whole search is known, even a small allowance is enough to come near any position in one call.
TEST_P(Seek, PassesOverWhatIsKnown) {
  Timeline timeline(GetParam(), size());
  const std::uint64_t total = timeline.seek(Timeline::kUnlimited);
  timeline.seek(0);
  const std::uint64_t spacing = timeline.checkpoints().spacing();
  timeline.seek(total - 1, 1);
  EXPECT_GT(timeline.position() + spacing, total - 1);
}

QUEENS_FOR_EACH_BACKTRACKING_PROGRAM(Seek);

// Exploring finds the same as a seek to the end, and leaves the position alone.
TEST(Timeline, ExploresFromAnyPosition) {
  for (const std::uint64_t events : {1u, 7u, 100u, 5000u, 100'000u}) {
    for (const std::uint64_t position : {0u, 1u, 500u, 4000u}) {
      Timeline gone(VariantId::flagArrays, 6), explored(VariantId::flagArrays, 6);
      gone.seek(1'000'000);
      explored.seek(position);
      while (!explored.total()) explored.explore(events);
      EXPECT_EQ(explored.position(), std::min(position, *gone.total()));
      EXPECT_EQ(explored.total(), gone.total());
      EXPECT_EQ(explored.solutionsExplored(), gone.solutionsExplored());
      EXPECT_EQ(explored.positionOfSolution(3), gone.positionOfSolution(3));
      gone.seek(position);
      EXPECT_EQ(explored.counters(), gone.counters());
      ASSERT_EQ(explored.event() == nullptr, gone.event() == nullptr);
      if (gone.event()) EXPECT_EQ(*explored.event(), *gone.event());
    }
  }
}

}  // namespace
}  // namespace queens
