#include "timeline/checkpoints.hpp"

#include <gtest/gtest.h>

#include <random>

#include "support/allocations.hpp"
#include "timeline/timeline.hpp"

namespace queens {
namespace {

constexpr std::uint64_t kMegabyte = 1 << 20;

// Even spacing from 0, a bounded number, and none missing up to `explored`.
void expectEvenAndBounded(const Checkpoints& checkpoints, std::uint64_t explored) {
  const std::vector<Moment>& all = checkpoints.all();
  EXPECT_LE(all.size(), Checkpoints::kMost);
  EXPECT_EQ(all.size(), explored / checkpoints.spacing() + 1);
  for (std::size_t i = 0; i < all.size(); ++i) ASSERT_EQ(all[i].position, i * checkpoints.spacing());
  EXPECT_EQ(checkpoints.due(), all.size() * checkpoints.spacing());
  if (explored > Checkpoints::kMost) {
    EXPECT_GE(all.size(), Checkpoints::kMost / 2);
  }
}

TEST(CheckpointsOfTenBillionEvents, StayInsideSixtyFourMegabytes) {
  // A vector may reserve twice its size, and keeps the old half while growing.
  static_assert(Checkpoints::kMost * sizeof(Moment) * 3 < 64 * kMegabyte);

  constexpr std::uint64_t kTenBillion = 10'000'000'000;
  const Allocations before = allocations();
  Moment moment{Search(VariantId::bitmask, 16), 0, {}};
  Checkpoints checkpoints(moment);
  while (checkpoints.due() <= kTenBillion) {
    moment.position = checkpoints.due();
    checkpoints.keep(moment);
  }
  EXPECT_LT(allocations().bytes - before.bytes, 64 * kMegabyte);
  expectEvenAndBounded(checkpoints, kTenBillion);

  std::mt19937_64 random(19);
  for (int round = 0; round < 1000; ++round) {
    const std::uint64_t position = random() % (2 * kTenBillion);
    const std::uint64_t found = checkpoints.before(position).position;
    EXPECT_LE(found, position);
    EXPECT_TRUE(position < found + checkpoints.spacing() || found == checkpoints.all().back().position);
  }
}

TEST(Checkpoints, AreEvenAtEveryLengthOfASearch) {
  Timeline timeline(VariantId::flagArrays, 8);
  while (timeline.step()) {
    expectEvenAndBounded(timeline.checkpoints(), timeline.explored());
    ASSERT_FALSE(testing::Test::HasFailure()) << timeline.position();
    // Going back and forth inside the known part adds none.
    if (timeline.position() % 1000 == 0) {
      const std::uint64_t here = timeline.position();
      timeline.seek(here / 3);
      timeline.runTo(EventKind::remove);
      expectEvenAndBounded(timeline.checkpoints(), here);
      timeline.seek(here);
    }
  }
}

TEST(Checkpoints, StayBoundedInALongSearch) {
  constexpr std::uint64_t kLong = 30'000'000;
  const Allocations before = allocations();
  Timeline timeline(VariantId::flagArrays, 14);
  timeline.seek(kLong / 2);
  expectEvenAndBounded(timeline.checkpoints(), kLong / 2);
  EXPECT_EQ(timeline.runTo(EventKind::done, kLong / 2), Timeline::Run::paused);
  EXPECT_EQ(timeline.position(), kLong);
  expectEvenAndBounded(timeline.checkpoints(), kLong);
  EXPECT_LT(allocations().bytes - before.bytes, 64 * kMegabyte);

  // A fresh run past some of its positions, each compared with the timeline.
  std::uint64_t position = 0;
  Counters counters;
  Search search(VariantId::flagArrays, 14);
  search.run([&](const Event& event) {
    counters.add(event);
    if (++position % 1'234'567 == 0) {
      EXPECT_EQ(timeline.seek(position), position);
      EXPECT_EQ(timeline.counters(), counters);
      EXPECT_EQ(*timeline.event(), event);
    }
    return position < kLong;
  });
  EXPECT_EQ(timeline.explored(), kLong);
}

}  // namespace
}  // namespace queens
