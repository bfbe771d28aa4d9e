#include "timeline/follower.hpp"

#include <gtest/gtest.h>

#include <random>

#include "support/allocations.hpp"
#include "support/each_program.hpp"
#include "timeline/line_counts.hpp"
#include "timeline/timeline.hpp"

namespace queens {
namespace {

// The counts after each position, summed from the lines that a timeline shows for single events.
std::vector<LineCounts> countsOf(Program program, int n) {
  std::vector<LineCounts> all(1);
  for (Timeline timeline(program, n); timeline.step();) {
    all.push_back(all.back());
    for (const TracedLine& line : timeline.lines())
      ++all.back().byLabel[static_cast<std::size_t>(line.label)];
  }
  return all;
}

class CountedLines : public testing::TestWithParam<Program> {};

TEST_P(CountedLines, AreTheSumOfTheLinesOfAllEvents) {
  for (int n = 1; n <= 5; ++n) {
    const auto expected = countsOf(GetParam(), n);
    Follower<LineCounts> counter;
    for (std::uint64_t position = 0; position < expected.size(); ++position) {
      const LineCounts* counts = counter.at(GetParam(), n, position, Timeline::kUnlimited);
      ASSERT_NE(counts, nullptr);
      ASSERT_EQ(*counts, expected[position]) << "n = " << n << ", position " << position;
    }
  }
}

TEST_P(CountedLines, AreFoundAgainAtAnyPositionOfAnySearch) {
  const std::array<std::vector<LineCounts>, 2> expected = {countsOf(GetParam(), 4), countsOf(GetParam(), 5)};
  const VariantId other =
      GetParam().variant == VariantId::bitmask ? VariantId::flagArrays : VariantId::bitmask;
  const auto expectedOfOther = countsOf(other, 4);
  Follower<LineCounts> counter;
  std::mt19937_64 random(11);
  for (int round = 0; round < 200; ++round) {
    const std::size_t which = random() % 2;
    const std::uint64_t position = random() % expected[which].size();
    const auto* counts = counter.at(GetParam(), static_cast<int>(which) + 4, position, Timeline::kUnlimited);
    ASSERT_NE(counts, nullptr);
    ASSERT_EQ(*counts, expected[which][position]) << "n = " << which + 4 << ", position " << position;
    if (round % 5 > 0) continue;
    const std::uint64_t place = random() % expectedOfOther.size();
    counts = counter.at(other, 4, place, Timeline::kUnlimited);
    ASSERT_NE(counts, nullptr);
    ASSERT_EQ(*counts, expectedOfOther[place]) << "other search, position " << place;
  }
}

TEST_P(CountedLines, ComeInSlicesOfTheAllowance) {
  const auto expected = countsOf(GetParam(), 4);
  const std::uint64_t target = expected.size() - 1;
  for (const std::uint64_t allowance : {1, 3, 7}) {
    Follower<LineCounts> counter;
    std::uint64_t calls = 1;
    const LineCounts* counts = counter.at(GetParam(), 4, target, allowance);
    for (; !counts && calls <= target; ++calls) counts = counter.at(GetParam(), 4, target, allowance);
    EXPECT_EQ(calls, (target + allowance - 1) / allowance) << "allowance " << allowance;
    ASSERT_NE(counts, nullptr);
    EXPECT_EQ(*counts, expected[target]);
    // The known part uses no allowance.
    EXPECT_NE(counter.at(GetParam(), 4, target, 0), nullptr);
  }
}

TEST_P(CountedLines, DoNotReachBeyondTheEnd) {
  Follower<LineCounts> counter;
  const std::uint64_t total = countsOf(GetParam(), 3).size() - 1;
  EXPECT_EQ(counter.at(GetParam(), 3, total + 1, Timeline::kUnlimited), nullptr);
  EXPECT_NE(counter.at(GetParam(), 3, total, Timeline::kUnlimited), nullptr);
}

QUEENS_FOR_EACH_PROGRAM(CountedLines);

// Statistics that also count their notifications about events.
struct Watched {
  LineCounts lines;
  Counters events;
  inline static std::uint64_t told = 0;

  void operator()(Label label, Square square = {}) { lines(label, square); }
  void operator()(const Event& event) {
    ++told;
    events.add(event);
  }
};

std::uint64_t costOf(Follower<Watched>& follower, std::uint64_t position, Counters& events) {
  Watched::told = 0;
  const Watched* figures = follower.at(VariantId::flagArrays, 12, position, Timeline::kUnlimited);
  EXPECT_NE(figures, nullptr) << position;
  if (figures) events = figures->events;
  return Watched::told;
}

TEST(Follower, GoesBackWithAReplayOfBoundedLength) {
  constexpr std::uint64_t kTenMillion = 10'000'000;
  constexpr std::uint64_t kReplay = kTenMillion / 128;
  Follower<Watched> follower;
  Counters found;
  EXPECT_EQ(costOf(follower, kTenMillion, found), kTenMillion);
  Timeline timeline(VariantId::flagArrays, 12);
  std::mt19937_64 random(5);
  for (int step = 1; step <= 100; ++step) {
    EXPECT_LE(costOf(follower, kTenMillion - static_cast<std::uint64_t>(step), found), kReplay) << step;
  }
  for (int round = 0; round < 200; ++round) {
    const std::uint64_t position = random() % (kTenMillion + 1);
    EXPECT_LE(costOf(follower, position, found), kReplay) << position;
    timeline.seek(position);
    EXPECT_EQ(found, timeline.counters()) << position;
  }
  // Forward over the known part costs as little, and an event at the frontier costs one.
  EXPECT_LE(costOf(follower, kTenMillion, found), kReplay);
  EXPECT_EQ(costOf(follower, kTenMillion + 1, found), 1u);
}

TEST(Follower, GoesBackWithinTheAllowanceOfOneCall) {
  Follower<Watched> follower;
  ASSERT_NE(follower.at(VariantId::flagArrays, 12, 3'000'000, Timeline::kUnlimited), nullptr);
  EXPECT_NE(follower.at(VariantId::flagArrays, 12, 2'999'999, 3'000'000 / 128), nullptr);
}

TEST(Follower, TakesTheSameRoomHoweverLongTheSearch) {
  const Allocations before = allocations();
  Follower<Watched> follower;
  ASSERT_NE(follower.at(VariantId::flagArrays, 12, 2'000'000, Timeline::kUnlimited), nullptr);
  EXPECT_LT(allocations().bytes - before.bytes, std::uint64_t{4} << 20);
}

}  // namespace
}  // namespace queens
