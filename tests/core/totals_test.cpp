#include <gtest/gtest.h>

#include "timeline/timeline.hpp"

namespace queens {
namespace {

std::uint64_t total(VariantId variant, int n) {
  Timeline timeline(variant, n);
  return timeline.seek(~std::uint64_t{0});
}

// The table "Numbers to hit" of the project's description of the variants.
TEST(Totals, EventsOfAWholeSearch) {
  EXPECT_EQ(total(VariantId::flagArrays, 4), 110u);
  EXPECT_EQ(total(VariantId::flagArrays, 6), 1352u);
  EXPECT_EQ(total(VariantId::flagArrays, 8), 21890u);
  EXPECT_EQ(total(VariantId::bitmask, 4), 65u);
  EXPECT_EQ(total(VariantId::bitmask, 6), 607u);
  EXPECT_EQ(total(VariantId::bitmask, 8), 8135u);
  EXPECT_EQ(total(VariantId::permutations, 4), 420u);
  EXPECT_EQ(total(VariantId::permutations, 6), 16302u);
  EXPECT_EQ(total(VariantId::permutations, 8), 1118140u);
}

}  // namespace
}  // namespace queens
