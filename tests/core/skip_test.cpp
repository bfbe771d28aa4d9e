#include <gtest/gtest.h>

#include <random>

#include "core/counters.hpp"
#include "core/search.hpp"
#include "support/allocations.hpp"
#include "support/each_program.hpp"

namespace queens {
namespace {

// A search with its counters, advanced event by event.
struct Walk {
  Search search;
  Counters counters = {};

  void step() {
    NoTracer silent;
    counters.add(search.advance(silent));
  }
  void steps(std::uint64_t count) {
    for (; count > 0 && !search.done(); --count) step();
  }
};

// Two searches at the same position have the same queens, and the same events and lines follow.
void expectAlike(Search skipped, Search walked) {
  ASSERT_EQ(skipped.done(), walked.done());
  ASSERT_TRUE(std::ranges::equal(skipped.places(), walked.places()));
  LineRecorder left, right;
  for (int i = 0; i < 80 && !walked.done(); ++i) ASSERT_EQ(skipped.advance(left), walked.advance(right)) << i;
  const auto alike = [](const TracedLine& a, const TracedLine& b) {
    return a.label == b.label && a.square == b.square;
  };
  EXPECT_TRUE(std::ranges::equal(left.lines, right.lines, alike));
}

class Skip : public testing::TestWithParam<Program> {};

TEST_P(Skip, ReachesEveryPositionOfASmallSearch) {
  for (int n = 1; n <= 6; ++n) {
    Walk walk{Search(GetParam(), n)};
    for (std::uint64_t position = 0;; ++position) {
      Search search(GetParam(), n);
      Counters counters;
      ASSERT_EQ(search.skip(position, counters), position);
      ASSERT_EQ(counters, walk.counters) << "n = " << n << ", position " << position;
      expectAlike(search, walk.search);
      ASSERT_FALSE(HasFailure()) << "n = " << n << ", position " << position;
      if (walk.search.done()) break;
      walk.step();
    }
  }
}

TEST_P(Skip, StartsAtEveryPositionOfASmallSearch) {
  Walk walk{Search(GetParam(), 6)};
  for (std::uint64_t position = 0; !walk.search.done(); ++position, walk.step()) {
    for (const std::uint64_t count : {70, 300}) {
      Walk skipped = walk, further = walk;
      skipped.search.skip(count, skipped.counters);
      further.steps(count);
      ASSERT_EQ(skipped.counters, further.counters) << "from " << position << " by " << count;
      expectAlike(skipped.search, further.search);
      ASSERT_FALSE(HasFailure()) << "from " << position << " by " << count;
    }
  }
}

TEST_P(Skip, AgreesWithSteppingOnLargeBoards) {
  std::mt19937_64 random(5);
  for (const int n : {7, 9, 13, 20, 31, 32}) {
    Walk skipped{Search(GetParam(), n)};
    Walk walked = skipped;
    for (int round = 0; round < 60 && !walked.search.done(); ++round) {
      const std::uint64_t count = random() % 10'000;
      skipped.search.skip(count, skipped.counters);
      walked.steps(count);
      ASSERT_EQ(skipped.counters, walked.counters) << "n = " << n << ", round " << round;
      expectAlike(skipped.search, walked.search);
      ASSERT_FALSE(HasFailure()) << "n = " << n << ", round " << round;
    }
  }
}

TEST_P(Skip, StopsAtTheEnd) {
  for (const int n : {1, 2, 4, 6}) {
    Walk walk{Search(GetParam(), n)};
    std::uint64_t total = 0;
    for (; !walk.search.done(); ++total) walk.step();
    Search search(GetParam(), n);
    Counters counters;
    EXPECT_EQ(search.skip(~std::uint64_t{0}, counters), total);
    EXPECT_TRUE(search.done());
    EXPECT_EQ(counters, walk.counters);
    EXPECT_EQ(search.skip(5, counters), 0u);
  }
}

TEST_P(Skip, TakesNothingFromTheHeap) {
  const Allocations before = allocations();
  Search search(GetParam(), 32);
  Counters counters;
  search.skip(1'000'000, counters);
  EXPECT_EQ(allocations().calls, before.calls);
}

QUEENS_FOR_EACH_PROGRAM(Skip);

}  // namespace
}  // namespace queens
