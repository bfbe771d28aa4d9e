// All work that runs through events shares the time of a frame.
#include "playback/budget.hpp"

#include <gtest/gtest.h>

#include "playback/session.hpp"

namespace queens {
namespace {

constexpr Seconds kLook =
    0.0005;  // time of each reading of the clock, so that a part of the work takes as long

// A clock that advances at each reading.
struct Ticking {
  Seconds now = 100;
  int parts = 0;
  Pace pace;
  Budget time{[this] { return now += kLook; }};

  bool workOn(Seconds most, int until) {
    return time.work(pace, most, Pace::kLeast, [&](std::uint64_t allowance) -> std::optional<std::uint64_t> {
      if (++parts >= until) return std::nullopt;
      return allowance;
    });
  }
};

TEST(Budget, IsSharedByAllWorksOfAFrame) {
  Ticking frame;
  EXPECT_FALSE(frame.workOn(0.002, 1000));
  EXPECT_EQ(frame.parts, 4);
  EXPECT_FALSE(frame.workOn(Budget::kPerFrame, 1000));
  EXPECT_EQ(frame.parts, 10);
  EXPECT_EQ(frame.time.left(), 0);
  frame.time.renew();
  EXPECT_FALSE(frame.workOn(Budget::kPerFrame, 1000));
  EXPECT_EQ(frame.parts, 20);
}

TEST(Budget, LeavesNothingWaitingForGood) {
  Ticking frame;
  EXPECT_FALSE(frame.workOn(Budget::kPerFrame, 1000));
  EXPECT_FALSE(frame.workOn(Budget::kPerFrame, 1000));
  EXPECT_EQ(frame.parts, 11) << "one part, though the time is up";
  std::uint64_t allowed = 0;
  frame.time.work(frame.pace, Budget::kPerFrame, Pace::kLeast,
                  [&](std::uint64_t allowance) -> std::optional<std::uint64_t> {
                    allowed = allowance;
                    return std::nullopt;
                  });
  EXPECT_EQ(allowed, Pace::kLeast);
}

TEST(Budget, EndsWithTheWork) {
  Ticking frame;
  EXPECT_TRUE(frame.workOn(Budget::kPerFrame, 3));
  EXPECT_EQ(frame.parts, 3);
  EXPECT_NEAR(frame.time.spent(), 3 * kLook, 1e-9);
  EXPECT_NEAR(frame.time.left(), 0.005 - 3 * kLook, 1e-9);
}

TEST(Budget, ComesAnewWithEachFrameThatIsNotDrawn) {
  Ticking frame;
  frame.time.renew();
  frame.time.spend(Budget::kPerFrame);
  frame.now += 0.01;
  EXPECT_FALSE(frame.time.renewUndrawn());
  EXPECT_EQ(frame.time.left(), 0);
  frame.now += 0.01;
  EXPECT_TRUE(frame.time.renewUndrawn());
  EXPECT_GT(frame.time.left(), 0);
}

TEST(Budget, CountsWhatIsDoneElsewhere) {
  Ticking frame;
  frame.time.spend(0.004);
  EXPECT_FALSE(frame.workOn(Budget::kPerFrame, 1000));
  EXPECT_EQ(frame.parts, 2);
}

// A script in a hidden page issues commands without frames in between.
TEST(Budget, ComesAnewForACommandWhereNothingIsDrawn) {
  Ticking frame;
  Session session(frame.time);
  session.begin(VariantId::flagArrays, 16);
  frame.time.renew();
  frame.time.spend(Budget::kPerFrame);
  session.seek(10'000'000);
  const std::uint64_t crowded = session.timeline().position();
  EXPECT_GT(crowded, Pace::kLeast) << "a part is gone in any case";
  frame.now += 1;
  session.seek(20'000'000);
  EXPECT_GT(session.timeline().position() - crowded, 3 * crowded);
}

// Two searches with long seeks, all analyses, and a command before the frame; each alone would take five
// milliseconds.
TEST(Budget, IsThatOfTheFrameWhateverIsAskedFor) {
  // Even the smallest part of a work reads the clock once.
  constexpr int kWorks = 11;
  Ticking frame;
  Session first(frame.time);
  Session second(frame.time);
  for (Session* each : {&first, &second}) each->begin(VariantId::flagArrays, 16);
  for (int round = 0; round < 20; ++round) {
    if (round % 4 == 0) first.seek(4'000'000'000 + static_cast<std::uint64_t>(round));
    if (round % 4 == 0) second.runTo(EventKind::done);
    const std::uint64_t before = first.timeline().position() + second.timeline().position();
    for (Session* each : {&first, &second}) {
      each->update();
      each->analyse({.lineCounts = true, .solutions = true, .tree = true, .outlineColumns = 500});
    }
    EXPECT_LE(frame.time.spent(), Budget::kPerFrame + kWorks * kLook) << "frame " << round;
    EXPECT_GT(first.timeline().position() + second.timeline().position(), before);
    frame.time.renew();
  }
}

}  // namespace
}  // namespace queens
