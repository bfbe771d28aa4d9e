// A timeline that adopted the results of another one behaves like one that searched itself.
#include <gtest/gtest.h>

#include <random>

#include "record.hpp"
#include "support/allocations.hpp"
#include "support/each_program.hpp"

namespace queens {
namespace {

constexpr std::uint64_t kEnd = ~std::uint64_t{0};

class Adopted : public testing::TestWithParam<Program> {
 protected:
  int size() const { return GetParam().variant == VariantId::permutations ? 6 : 8; }
  Timeline exploration(int n, std::uint64_t events) const {
    Timeline result(GetParam(), n);
    result.explore(events);
    return result;
  }
};

TEST_P(Adopted, WholeSearchesAreKnownAtOnce) {
  for (int n = 1; n <= 6; ++n) {
    const Record record(GetParam(), n);
    Timeline timeline(GetParam(), n);
    timeline.seek(3);
    const Timeline all = exploration(n, kEnd);
    EXPECT_TRUE(all.total().has_value());
    ASSERT_TRUE(timeline.adopt(all.handOver(0)));
    EXPECT_EQ(timeline.total(), record.total());
    EXPECT_EQ(timeline.explored(), record.total());
    EXPECT_EQ(timeline.solutionsExplored(), record.solutions().size());
    record.expectAt(3, timeline);
    for (std::uint64_t position = 0; position <= record.total(); ++position) {
      ASSERT_EQ(timeline.seek(position), position);
      record.expectAt(position, timeline);
      ASSERT_FALSE(HasFailure()) << "n = " << n << ", position " << position;
    }
  }
}

// Explorations in uneven parts, passed on at times and sometimes twice, between seeks, runs and steps of the
// timeline; each time the timeline is compared with the record.
TEST_P(Adopted, PartsInAnyOrderAnswerLikeAWalk) {
  std::mt19937_64 random(23);
  for (const int n : {4, 5, size()}) {
    const Record record(GetParam(), n);
    for (int round = 0; round < 6; ++round) {
      Timeline timeline(GetParam(), n);
      Timeline ahead(GetParam(), n);
      std::uint64_t furthest = 0;
      std::uint64_t gone = 0;
      for (int act = 0; act < 60; ++act) {
        if (random() % 2 == 0) ahead.explore(random() % (record.total() / 8 + 2));
        if (random() % 3 == 0) {
          const std::uint64_t before = timeline.position();
          ASSERT_TRUE(timeline.adopt(ahead.handOver(random() % (timeline.explored() + 1))));
          furthest = std::max(furthest, ahead.explored());
          record.expectAt(before, timeline);
        }
        const std::uint64_t reach = std::min(record.total(), furthest + random() % 50);
        switch (random() % 4) {
          case 0:
            timeline.seek(random() % (reach + 1));
            break;
          case 1:
            timeline.back();
            break;
          case 2: {
            const auto found = record.next(EventKind::remove, timeline.position());
            EXPECT_EQ(timeline.runTo(EventKind::remove), found ? Timeline::Run::found : Timeline::Run::ended);
            EXPECT_EQ(timeline.position(), found.value_or(record.total()));
            break;
          }
          default:
            timeline.step();
        }
        furthest = std::max(furthest, timeline.position());
        record.expectAt(timeline.position(), timeline);
        gone = std::max(gone, timeline.position());
        ASSERT_EQ(timeline.explored(), furthest);
        ASSERT_EQ(timeline.furthest(), gone);
        ASSERT_EQ(timeline.total().has_value(), furthest == record.total());
        std::uint64_t solved = 0;
        for (const auto& solution : record.solutions()) {
          if (solution.position > furthest) break;
          ASSERT_EQ(timeline.positionOfSolution(++solved), solution.position);
        }
        ASSERT_EQ(timeline.solutionsExplored(), solved);
        ASSERT_FALSE(timeline.positionOfSolution(solved + 1));
        const Checkpoints& kept = timeline.checkpoints();
        ASSERT_EQ(kept.all().size(), furthest / kept.spacing() + 1);
        ASSERT_FALSE(HasFailure()) << "n = " << n << ", round " << round << ", act " << act;
      }
    }
  }
}

TEST_P(Adopted, SolutionsAreFoundAlike) {
  const Record record(GetParam(), size());
  Timeline timeline(GetParam(), size());
  ASSERT_TRUE(timeline.adopt(exploration(size(), kEnd).handOver(0)));
  timeline.seek(record.total());
  const auto found = timeline.solutions(0, kEnd);
  ASSERT_EQ(found.size(), record.solutions().size());
  for (std::size_t i = 0; i < found.size(); ++i) EXPECT_EQ(found[i], record.solutions()[i].places);
}

TEST_P(Adopted, LargeBoardsStayBoundedAndAgreeWithAWalk) {
  constexpr std::uint64_t kFar = 3'000'000;
  // On the largest board the first solution is farther than that.
  Timeline walked(GetParam(), kMaxN);
  walked.seek(kFar + 1000);
  const Allocations before = allocations();
  Timeline timeline(GetParam(), kMaxN);
  Timeline ahead(GetParam(), kMaxN);
  for (std::uint64_t known = 0; known < kFar; known = timeline.explored()) {
    ahead.explore(700'000);
    ASSERT_TRUE(timeline.adopt(ahead.handOver(known)));
  }
  EXPECT_LT(allocations().bytes - before.bytes, std::uint64_t{64} << 20);
  EXPECT_LE(timeline.checkpoints().all().size(), Checkpoints::kMost);
  std::mt19937_64 random(29);
  for (int round = 0; round < 300; ++round) {
    const std::uint64_t position = random() % (kFar + 1000);
    timeline.seek(position);
    walked.seek(position);
    ASSERT_EQ(timeline.position(), position);
    ASSERT_EQ(timeline.counters(), walked.counters());
    ASSERT_EQ(timeline.recentEvents(20), walked.recentEvents(20));
  }
}

TEST_P(Adopted, OtherSearchesAndGapsAreRefused) {
  const std::vector<std::byte> all = exploration(7, kEnd).handOver(0);
  std::vector<Timeline> others = {Timeline(GetParam(), 6), Timeline(GetParam(), 8)};
  for (const Program& each : kPrograms)
    if (each != GetParam()) others.emplace_back(each, 7);
  for (Timeline& timeline : others) {
    EXPECT_FALSE(timeline.adopt(all));
    EXPECT_EQ(timeline.explored(), 0u);
    EXPECT_FALSE(timeline.total());
    EXPECT_EQ(timeline.checkpoints().all().size(), 1u);
  }
  const std::vector<std::byte> rest = exploration(20, 5000).handOver(1000);
  Timeline timeline(GetParam(), 20);
  EXPECT_FALSE(timeline.adopt(rest));
  EXPECT_EQ(timeline.explored(), 0u);
  timeline.seek(1000);
  EXPECT_TRUE(timeline.adopt(rest));
  EXPECT_GT(timeline.explored(), 1000u);
  // Known parts change nothing.
  const std::uint64_t known = timeline.explored();
  EXPECT_TRUE(timeline.adopt(exploration(20, 500).handOver(0)));
  EXPECT_EQ(timeline.explored(), known);
}

QUEENS_FOR_EACH_BACKTRACKING_PROGRAM(Adopted);

}  // namespace
}  // namespace queens
