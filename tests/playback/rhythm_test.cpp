#include "playback/rhythm.hpp"

#include <gtest/gtest.h>

#include "stage.hpp"
#include "support/each_variant.hpp"

namespace queens {
namespace {

constexpr Event kRefused = {.kind = EventKind::test, .safe = false};
constexpr Event kSafe = {.kind = EventKind::test, .safe = true};
constexpr Event kPlace = {.kind = EventKind::place};
constexpr Event kRemove = {.kind = EventKind::remove};
constexpr Event kTried = {.kind = EventKind::exhausted};
constexpr Event kDeadEnd = {.kind = EventKind::exhausted, .deadEnd = true};
constexpr Event kSolution = {.kind = EventKind::solution};

// Total display time from the beginning to the end of a search.
Seconds wholeSearch(VariantId variant, int n, StepSize stepSize, double speed) {
  Seconds all = 0;
  Search(variant, n).run([&](const Event& event) {
    if (endsStep(stepSize, event)) all += secondsInSight(stepSize, event, speed);
    return true;
  });
  return all;
}

TEST(Weight, GivesEverythingItsShareAndLetsWhatEndsABranchStay) {
  for (const StepSize stepSize : {StepSize::line, StepSize::event, StepSize::queen, StepSize::turn}) {
    for (const Event& event : {kRefused, kSafe, kPlace, kRemove, kTried, kDeadEnd, kSolution})
      EXPECT_GE(weight(stepSize, event), 1) << "a refusal is no flicker";
    EXPECT_EQ(weight(stepSize, kSolution), 2 * weight(stepSize, kDeadEnd));
    EXPECT_EQ(weight(stepSize, kRemove), weight(stepSize, kPlace));
  }
  EXPECT_EQ(weight(StepSize::event, kRefused), weight(StepSize::event, kPlace));
  EXPECT_EQ(weight(StepSize::event, kDeadEnd), 2 * weight(StepSize::event, kTried)) << "seen to last";
}

// As many steps a second as the speed says, or at most a fifth fewer because of positions shown longer.
TEST(Rhythm, IsAsFastAsTheSpeedSays) {
  for (const VariantInfo& each : backtracking()) {
    for (const StepSize stepSize : {StepSize::event, StepSize::turn}) {
      std::uint64_t steps = 0;
      Search(each.variant, 8).run([&](const Event& event) {
        steps += endsStep(stepSize, event);
        return true;
      });
      for (const double speed : {0.5, 2.0, kRhythmic}) {
        const Seconds even = static_cast<double>(steps) / speed;
        const Seconds taken = wholeSearch(each.variant, 8, stepSize, speed);
        EXPECT_GE(taken, even) << each.id;
        EXPECT_LT(taken, 1.25 * even) << each.id;
      }
    }
  }
}

TEST(Rhythm, IsFasterTheGreaterTheSpeed) {
  for (const VariantInfo& each : kVariants) {
    for (const StepSize stepSize : {StepSize::line, StepSize::event, StepSize::queen, StepSize::turn}) {
      Seconds slower = wholeSearch(each.variant, 6, stepSize, kSlowest);
      for (double speed = 1.1 * kSlowest; speed < 1000; speed *= 1.1) {
        const Seconds faster = wholeSearch(each.variant, 6, stepSize, speed);
        EXPECT_LT(faster, slower) << each.id << ", " << speed;
        slower = faster;
      }
    }
  }
}

TEST(Rhythm, FadesBetweenWhatCanBeFollowedAndWhatCannot) {
  for (const Event& event : {kRefused, kSafe, kPlace, kRemove, kTried, kDeadEnd, kSolution}) {
    for (const double speed : {kEven, 100.0, 1000.0, kFastest}) {
      EXPECT_DOUBLE_EQ(secondsInSight(StepSize::event, event, speed), 1 / speed);
    }
    for (const double speed : {0.5, 1.0, 2.0, kRhythmic}) {
      EXPECT_DOUBLE_EQ(secondsInSight(StepSize::event, event, speed), weight(StepSize::event, event) / speed);
    }
    EXPECT_NEAR(secondsInSight(StepSize::event, event, 1.0001 * kRhythmic),
                secondsInSight(StepSize::event, event, kRhythmic), 1e-3);
  }
}

// Each event is shown in proportion to its weight, within the frame that draws it.
TEST(Rhythm, IsKeptByThePlayer) {
  Stage stage;
  stage.timeline = Timeline(VariantId::flagArrays, 4);
  stage.player.play(stage.now);
  while (stage.timeline.position() == 0) stage.pass(kFrame);
  Seconds due = stage.now;
  while (stage.player.playing()) {
    due += secondsInSight(StepSize::event, *stage.timeline.event(), stage.player.speed());
    const std::uint64_t before = stage.timeline.position();
    while (stage.timeline.position() == before && stage.player.playing()) {
      stage.now = *stage.player.nextDue();
      stage.advance();
    }
    ASSERT_EQ(stage.timeline.position(), before + 1);
    ASSERT_NEAR(stage.now, due, kFrame) << before;
  }
  EXPECT_TRUE(stage.timeline.atEnd());
}

}  // namespace
}  // namespace queens
