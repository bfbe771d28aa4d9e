// A search that moves queens ends early, so its tests have boards without a solution and seeds of their own.
#include <gtest/gtest.h>

#include <random>

#include "record.hpp"

namespace queens {
namespace {

struct Case {
  std::uint16_t seed;
  int n;
};
constexpr Case kCases[] = {{1, 3}, {1, 6}, {1, 8}, {7, 8}, {3, 4}, {65535, 10}, {2, 32}};

Program seeded(std::uint16_t seed) {
  Program program(VariantId::minConflicts);
  program.seed = seed;
  return program;
}

TEST(LocalSearch, IsTheSameForwardsBackAndAtRandomPositions) {
  std::mt19937_64 random(5);
  for (const auto& [seed, n] : kCases) {
    SCOPED_TRACE("seed " + std::to_string(seed) + ", n = " + std::to_string(n));
    const Record record(seeded(seed), n);
    Timeline timeline(seeded(seed), n);
    while (timeline.step()) record.expectAt(timeline.position(), timeline);
    EXPECT_EQ(timeline.total(), record.total());
    while (timeline.back()) record.expectAt(timeline.position(), timeline);
    EXPECT_EQ(timeline.position(), 0u);
    for (int round = 0; round < 500; ++round) {
      const std::uint64_t position = random() % (record.total() + 1);
      EXPECT_EQ(timeline.seek(position), position);
      record.expectAt(position, timeline);
      ASSERT_FALSE(HasFailure()) << position;
    }
  }
}

TEST(LocalSearch, RunsToWhatALinearScanFinds) {
  std::mt19937_64 random(6);
  for (const auto& [seed, n] : kCases) {
    const Record record(seeded(seed), n);
    Timeline timeline(seeded(seed), n);
    for (int round = 0; round < 60; ++round) {
      for (const EventKind kind :
           {EventKind::place, EventKind::move, EventKind::restart, EventKind::solution, EventKind::done}) {
        const std::uint64_t start = timeline.seek(random() % (record.total() + 1));
        const auto found = record.next(kind, start);
        EXPECT_EQ(timeline.runTo(kind), found ? Timeline::Run::found : Timeline::Run::ended);
        record.expectAt(found.value_or(record.total()), timeline);
      }
    }
  }
}

TEST(LocalSearch, IsHandedOverWithItsSeed) {
  for (const auto& [seed, n] : kCases) {
    const Record record(seeded(seed), n);
    Timeline ahead(seeded(seed), n);
    ahead.explore(record.total() / 2);
    Timeline timeline(seeded(seed), n);
    ASSERT_TRUE(timeline.adopt(ahead.handOver(0)));
    EXPECT_EQ(timeline.explored(), record.total() / 2);
    ahead.explore(record.total());
    ASSERT_TRUE(timeline.adopt(ahead.handOver(timeline.explored())));
    EXPECT_EQ(timeline.total(), record.total());
    for (std::uint64_t position = 0; position <= record.total(); ++position) {
      timeline.seek(position);
      record.expectAt(position, timeline);
    }
    Timeline other(seeded(seed == 65535 ? 1 : seed + 1), n);
    EXPECT_FALSE(other.adopt(ahead.handOver(0)));
    EXPECT_EQ(other.explored(), 0u);
  }
}

}  // namespace
}  // namespace queens
