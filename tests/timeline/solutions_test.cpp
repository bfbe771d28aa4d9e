#include <gtest/gtest.h>

#include <random>

#include "record.hpp"
#include "support/each_program.hpp"

namespace queens {
namespace {

class FoundSolutions : public testing::TestWithParam<Program> {
 protected:
  // The corresponding part of a list of all solutions up to the position.
  static std::vector<std::vector<int>> slice(const Record& record, std::uint64_t known, std::uint64_t from,
                                             std::uint64_t count) {
    std::vector<std::vector<int>> all;
    for (std::uint64_t i = from; i < known && i - from < count; ++i) {
      all.push_back(record.solutions()[i].places);
    }
    return all;
  }
};

TEST_P(FoundSolutions, AreThoseUpToThePosition) {
  const int n = GetParam().variant == VariantId::permutations ? 7 : 8;
  const Record record(GetParam(), n);
  Timeline timeline(GetParam(), n);
  std::mt19937_64 random(17);
  for (int round = 0; round < 300; ++round) {
    const std::uint64_t position = random() % (record.total() + 1);
    timeline.seek(position);
    const std::uint64_t known = record.counters(position).of(EventKind::solution);
    const std::uint64_t from = random() % 100;
    const std::uint64_t count = round % 10 == 0 ? ~std::uint64_t{0} : random() % 10;
    EXPECT_EQ(timeline.solutions(from, count), slice(record, known, from, count))
        << "at " << position << ", from " << from << ", " << count;
    // Reading must not move anything.
    record.expectAt(position, timeline);
    ASSERT_FALSE(HasFailure());
  }
}

TEST_P(FoundSolutions, HavePositions) {
  const Record record(GetParam(), 7);
  Timeline timeline(GetParam(), 7);
  EXPECT_FALSE(timeline.positionOfSolution(1));
  const std::uint64_t some = std::min<std::uint64_t>(3, record.solutions().size());
  timeline.seek(record.solutions()[some - 1].position);
  timeline.seek(0);
  EXPECT_EQ(timeline.solutionsExplored(), some);
  EXPECT_FALSE(timeline.positionOfSolution(0));
  EXPECT_EQ(timeline.positionOfSolution(some), record.solutions()[some - 1].position);
  EXPECT_FALSE(timeline.positionOfSolution(some + 1));
  timeline.seek(~std::uint64_t{0});
  EXPECT_EQ(timeline.solutionsExplored(), record.solutions().size());
  for (std::uint64_t k = 1; k <= record.solutions().size(); ++k) {
    EXPECT_EQ(timeline.positionOfSolution(k), record.solutions()[k - 1].position);
  }
  EXPECT_FALSE(timeline.positionOfSolution(record.solutions().size() + 1));
  EXPECT_FALSE(timeline.positionOfSolution(~std::uint64_t{0}));
}

TEST_P(FoundSolutions, AreCountedUpToTheEventBefore) {
  const Record record(GetParam(), 5);
  Timeline timeline(GetParam(), 5);
  do {
    const std::uint64_t before = timeline.position() == 0 ? 0 : timeline.position() - 1;
    EXPECT_EQ(timeline.solutionsBefore(), record.counters(before).of(EventKind::solution));
  } while (timeline.step());
}

QUEENS_FOR_EACH_PROGRAM(FoundSolutions);

}  // namespace
}  // namespace queens
