#include "count/count.hpp"

#include <gtest/gtest.h>

#include <array>

#include "plain.hpp"

namespace queens {
namespace {

// OEIS A000170 and A002562 from n = 1.
constexpr std::array<std::uint64_t, 15> kSolutions = {1,   0,   0,    2,     10,    4,      40,     92,
                                                      352, 724, 2680, 14200, 73712, 365596, 2279184};
constexpr std::array<std::uint64_t, 15> kFundamental = {1,  0,  0,   1,    2,    1,     6,     12,
                                                        46, 92, 341, 1787, 9233, 45752, 285053};

class EverySize : public testing::TestWithParam<int> {
 protected:
  int n() const { return GetParam(); }
  std::size_t index() const { return static_cast<std::size_t>(n() - 1); }
};

TEST_P(EverySize, CountsAllSolutions) {
  EXPECT_EQ(countSolutions(n()), kSolutions[index()]);
}

TEST_P(EverySize, CountsFundamentalSolutions) {
  EXPECT_EQ(countFundamental(n()), kFundamental[index()]);
}

INSTANTIATE_TEST_SUITE_P(Count, EverySize, testing::Range(1, 16), testing::PrintToStringParamName());

// From 17, tops and bottoms are partitioned by pivots; from there the keys of odd boards exceed 32 bits.
TEST(PartedHalves, OddBoard) {
  EXPECT_EQ(countSolutions(17), 95815104u);
}
TEST(PartedHalves, EvenBoard) {
  EXPECT_EQ(countSolutions(18), 666090624u);
}

TEST(Fundamental, AsManyAsDistinctCanonicalForms) {
  for (int n = 1; n <= 8; ++n) EXPECT_EQ(countFundamental(n), plainFundamental(n)) << n;
}

TEST(CountJob, AnyOrderAndAnySplitGiveTheSame) {
  constexpr int n = 13;
  CountJob forwards(n);
  CountJob odd(n);
  CountJob even(n);
  ASSERT_GT(forwards.slices(), 4u);
  ASSERT_EQ(forwards.slices(), odd.slices());
  std::uint64_t sum = 0;
  std::uint64_t split = 0;
  for (std::size_t slice = 0; slice < forwards.slices(); ++slice) sum += forwards.run(slice);
  for (std::size_t slice = forwards.slices(); slice-- > 0;) split += (slice % 2 ? odd : even).run(slice);
  EXPECT_EQ(sum, kSolutions[n - 1]);
  EXPECT_EQ(split, sum);
}

TEST(CountJob, ASliceCountedAgainIsTheSame) {
  CountJob job(12);
  const std::uint64_t first = job.run(1);
  job.run(0);
  EXPECT_GT(first, 0u);
  EXPECT_EQ(job.run(1), first);
}

}  // namespace
}  // namespace queens
