#include "timeline/heat.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "timeline/timeline.hpp"

namespace queens {
namespace {

float warmest(const Heat& heat) {
  return *std::max_element(heat.map().begin(), heat.map().end());
}

TEST(Heat, IsWhereQueensStood) {
  for (const VariantInfo& each : kVariants) {
    Timeline timeline(each.variant, 6);
    timeline.seek(each.movesQueens ? 20 : 300);
    ASSERT_GE(timeline.search().places().size(), 2u);
    Heat heat;
    heat.sample(timeline.search());
    heat.sample(timeline.search());
    HeatMap expected{};
    for (int i = 0; i < static_cast<int>(timeline.search().places().size()); ++i) {
      const Square queen = timeline.search().queen(i);
      expected[static_cast<std::size_t>(queen.row * kMaxN + queen.column)] = 2;
    }
    EXPECT_EQ(heat.map(), expected) << each.id;
    heat.clear();
    EXPECT_EQ(warmest(heat), 0);
  }
}

TEST(Heat, FadesWithTimeWhateverTheFrames) {
  Timeline timeline(VariantId::flagArrays, 6);
  timeline.seek(300);
  Heat coarse;
  Heat fine;
  for (int i = 0; i < 50; ++i) {
    coarse.sample(timeline.search());
    fine.sample(timeline.search());
  }
  coarse.decay(0.25);
  for (int frame = 0; frame < 30; ++frame) fine.decay(0.25 / 30);
  EXPECT_NEAR(warmest(coarse), warmest(fine), 0.01);
  EXPECT_LT(warmest(fine), 25);
  EXPECT_GT(warmest(fine), 1);
  coarse.decay(0.75);
  EXPECT_LT(warmest(coarse), 0.1) << "a second later";
  coarse.decay(1);
  EXPECT_EQ(warmest(coarse), 0);
}

}  // namespace
}  // namespace queens
