#include "session/rhythm.hpp"

#include <gtest/gtest.h>

#include "stage.hpp"

namespace queens {
namespace {

constexpr Event kRefused = {.kind = EventKind::test, .safe = false};
constexpr Event kSafe = {.kind = EventKind::test, .safe = true};
constexpr Event kPlace = {.kind = EventKind::place};
constexpr Event kRemove = {.kind = EventKind::remove};
constexpr Event kTried = {.kind = EventKind::exhausted};
constexpr Event kDeadEnd = {.kind = EventKind::exhausted, .deadEnd = true};
constexpr Event kSolution = {.kind = EventKind::solution};

// All that is in sight from the beginning to the end of a search.
Seconds wholeSearch(VariantId variant, int n, Grain grain, double speed) {
  Seconds all = 0;
  Search(variant, n).run([&](const Event& event) {
    if (endsStep(grain, event)) all += secondsInSight(grain, event, speed);
    return true;
  });
  return all;
}

TEST(Weight, LetsRefusalsPassDeadEndsLingerAndSolutionsRest) {
  const auto in = [](const Event& event) { return weight(Grain::event, event); };
  EXPECT_LT(4 * in(kRefused), in(kPlace));
  EXPECT_LT(2 * in(kRefused), in(kSafe));
  EXPECT_LT(in(kRemove), in(kPlace));
  EXPECT_LT(1.7 * in(kPlace), in(kDeadEnd)) << "seen to last";
  EXPECT_LT(3 * in(kTried), in(kDeadEnd));
  EXPECT_LT(3 * in(kDeadEnd), in(kSolution));
  for (const Grain grain : {Grain::line, Grain::queen, Grain::turn}) {
    EXPECT_LT(2 * weight(grain, kDeadEnd), 2 * weight(grain, kSolution));
    EXPECT_LE(weight(grain, kRemove), weight(grain, kPlace));
  }
}

// Of the grain `event`, that is a queen placed or taken back; of coarser ones a step.
TEST(Rhythm, IsOnAverageAsFastAsTheSpeedSays) {
  for (const VariantInfo& each : kVariants) {
    if (each.variant == VariantId::permutations) continue;  // most of what it does is comparing
    for (const int n : {6, 8, 9}) {
      std::uint64_t moves = 0, turns = 0;
      Search(each.variant, n).run([&](const Event& event) {
        moves += event.kind == EventKind::place || event.kind == EventKind::remove;
        turns += endsStep(Grain::turn, event);
        return true;
      });
      for (const double speed : {0.5, 2.0, kRhythmic}) {
        const Seconds queens = static_cast<double>(moves) / speed;
        EXPECT_NEAR(wholeSearch(each.variant, n, Grain::event, speed) / queens, 1, 0.25) << each.id << n;
        EXPECT_NEAR(wholeSearch(each.variant, n, Grain::queen, speed) / queens, 1, 0.25) << each.id << n;
        const Seconds all = static_cast<double>(turns) / speed;
        EXPECT_NEAR(wholeSearch(each.variant, n, Grain::turn, speed) / all, 1.25, 0.35) << each.id << n;
      }
    }
  }
}

TEST(Rhythm, IsFasterTheGreaterTheSpeed) {
  for (const VariantInfo& each : kVariants) {
    for (const Grain grain : {Grain::line, Grain::event, Grain::queen, Grain::turn}) {
      Seconds slower = wholeSearch(each.variant, 6, grain, kSlowest);
      for (double speed = 1.1 * kSlowest; speed < 1000; speed *= 1.1) {
        const Seconds faster = wholeSearch(each.variant, 6, grain, speed);
        EXPECT_LT(faster, slower) << each.id << ", " << speed;
        slower = faster;
      }
    }
  }
}

TEST(Rhythm, FadesBetweenWhatCanBeFollowedAndWhatCannot) {
  for (const Event& event : {kRefused, kSafe, kPlace, kRemove, kTried, kDeadEnd, kSolution}) {
    for (const double speed : {kEven, 100.0, 1000.0, kFastest}) {
      EXPECT_DOUBLE_EQ(secondsInSight(Grain::event, event, speed), 1 / speed);
    }
    for (const double speed : {0.5, 1.0, 2.0, kRhythmic}) {
      EXPECT_DOUBLE_EQ(secondsInSight(Grain::event, event, speed), weight(Grain::event, event) / speed);
    }
    EXPECT_NEAR(secondsInSight(Grain::event, event, 1.0001 * kRhythmic),
                secondsInSight(Grain::event, event, kRhythmic), 1e-3);
  }
}

// The time at which the default search, played with the defaults, comes to an event.
Seconds firstSeen(bool (*wanted)(const Event&)) {
  Stage stage;
  const Itinerary usual;
  stage.timeline = Timeline(usual.variant, usual.n);
  stage.player.setSpeed(usual.speed, stage.now);
  stage.player.setGrain(usual.grain);
  const Seconds begun = stage.now;
  stage.player.play(stage.now);
  while (stage.player.playing()) {
    stage.pass(kFrame);
    if (stage.timeline.event() && wanted(*stage.timeline.event())) break;
  }
  return stage.now - begun;
}

TEST(Rhythm, ShowsANewcomerADeadEndAndASolutionBeforeLong) {
  EXPECT_LT(firstSeen([](const Event& event) { return event.deadEnd; }), 10);
  EXPECT_LT(firstSeen([](const Event& event) { return event.kind == EventKind::solution; }), 120);
}

// Each event stays as long as it weighs, to within the frame in which it is drawn.
TEST(Rhythm, IsKeptByThePlayer) {
  Stage stage;
  stage.timeline = Timeline(VariantId::flagArrays, 4);
  stage.player.play(stage.now);
  while (stage.timeline.position() == 0) stage.pass(kFrame);
  Seconds due = stage.now;
  while (stage.player.playing()) {
    due += secondsInSight(Grain::event, *stage.timeline.event(), stage.player.speed());
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
