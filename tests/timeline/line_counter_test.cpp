#include "timeline/line_counter.hpp"

#include <gtest/gtest.h>

#include <random>

#include "support/each_variant.hpp"
#include "timeline/timeline.hpp"

namespace queens {
namespace {

constexpr std::uint64_t kUnlimited = ~std::uint64_t{0};

// The counts after each position, added up from the lines that a timeline shows for single events.
std::vector<LineCounter::Counts> countsOf(VariantId variant, int n) {
  std::vector<LineCounter::Counts> all(1);
  for (Timeline timeline(variant, n); timeline.step();) {
    all.push_back(all.back());
    for (const TracedLine& line : timeline.lines()) ++all.back()[static_cast<std::size_t>(line.label)];
  }
  return all;
}

class CountedLines : public testing::TestWithParam<VariantInfo> {
 protected:
  VariantId variant() const { return GetParam().variant; }
};

TEST_P(CountedLines, AreTheSumOfTheLinesOfAllEvents) {
  for (int n = 1; n <= 5; ++n) {
    const auto expected = countsOf(variant(), n);
    LineCounter counter;
    for (std::uint64_t position = 0; position < expected.size(); ++position) {
      const LineCounter::Counts* counts = counter.countTo(variant(), n, position, kUnlimited);
      ASSERT_NE(counts, nullptr);
      ASSERT_EQ(*counts, expected[position]) << "n = " << n << ", position " << position;
    }
  }
}

TEST_P(CountedLines, AreFoundAgainAtAnyPositionOfAnySearch) {
  const std::array<std::vector<LineCounter::Counts>, 2> expected = {countsOf(variant(), 4),
                                                                    countsOf(variant(), 5)};
  const VariantId other = variant() == VariantId::bitmask ? VariantId::flagArrays : VariantId::bitmask;
  const auto expectedOfOther = countsOf(other, 4);
  LineCounter counter;
  std::mt19937_64 random(11);
  for (int round = 0; round < 200; ++round) {
    const std::size_t which = random() % 2;
    const std::uint64_t position = random() % expected[which].size();
    const auto* counts = counter.countTo(variant(), static_cast<int>(which) + 4, position, kUnlimited);
    ASSERT_NE(counts, nullptr);
    ASSERT_EQ(*counts, expected[which][position]) << "n = " << which + 4 << ", position " << position;
    if (round % 5 > 0) continue;
    const std::uint64_t place = random() % expectedOfOther.size();
    counts = counter.countTo(other, 4, place, kUnlimited);
    ASSERT_NE(counts, nullptr);
    ASSERT_EQ(*counts, expectedOfOther[place]) << "other search, position " << place;
  }
}

TEST_P(CountedLines, ComeInSlicesOfTheAllowance) {
  const auto expected = countsOf(variant(), 4);
  const std::uint64_t target = expected.size() - 1;
  for (const std::uint64_t allowance : {1, 3, 7}) {
    LineCounter counter;
    std::uint64_t calls = 1;
    const LineCounter::Counts* counts = counter.countTo(variant(), 4, target, allowance);
    for (; !counts && calls <= target; ++calls) counts = counter.countTo(variant(), 4, target, allowance);
    EXPECT_EQ(calls, (target + allowance - 1) / allowance) << "allowance " << allowance;
    ASSERT_NE(counts, nullptr);
    EXPECT_EQ(*counts, expected[target]);
    // What is known already takes no allowance; going back starts over.
    EXPECT_NE(counter.countTo(variant(), 4, target, 0), nullptr);
    EXPECT_EQ(counter.countTo(variant(), 4, target - 1, target - 2), nullptr);
    counts = counter.countTo(variant(), 4, target - 1, 1);
    ASSERT_NE(counts, nullptr);
    EXPECT_EQ(*counts, expected[target - 1]);
  }
}

TEST_P(CountedLines, DoNotReachBeyondTheEnd) {
  LineCounter counter;
  const std::uint64_t total = countsOf(variant(), 3).size() - 1;
  EXPECT_EQ(counter.countTo(variant(), 3, total + 1, kUnlimited), nullptr);
  EXPECT_NE(counter.countTo(variant(), 3, total, kUnlimited), nullptr);
}

QUEENS_FOR_EACH_VARIANT(CountedLines);

}  // namespace
}  // namespace queens
