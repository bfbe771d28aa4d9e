#include "playback/player.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "stage.hpp"

namespace queens {
namespace {

// With equal times for all events. The first event comes after 0.3 s, or after one interval if that is
// shorter.
std::uint64_t eventsBy(Seconds elapsed, double speed) {
  const Seconds first = std::min(0.3, 1 / speed);
  return elapsed < first ? 0 : static_cast<std::uint64_t>(std::floor((elapsed - first) * speed)) + 1;
}

TEST(Player, DoesNothingUntilItPlays) {
  Stage stage;
  stage.pass(3);
  EXPECT_EQ(stage.timeline.position(), 0u);
  EXPECT_FALSE(stage.player.playing());
  EXPECT_FALSE(stage.player.nextDue());
}

TEST(Player, PlaysExactlyAsManyEventsASecondAsAsked) {
  for (const double speed : {64.0, 128.0, 1024.0, 65536.0}) {
    Stage stage;
    stage.player.setSpeed(speed, stage.now);
    stage.player.play(stage.now);
    for (int frame = 1; frame <= 640; ++frame) {
      stage.pass(kFrame);
      ASSERT_EQ(stage.timeline.position(), eventsBy(frame * kFrame, speed))
          << speed << " events a second, frame " << frame;
    }
  }
}

// Sums of tenths are inexact, so an event may fall on either side of a frame.
TEST(Player, KeepsCrookedSpeedsToWithinAnEvent) {
  for (const double speed : {64.7, 99.9, 1000.0, 123456.0}) {
    Stage stage;
    stage.player.setSpeed(speed, stage.now);
    stage.player.play(stage.now);
    for (int second = 1; second <= 10; ++second) {
      stage.pass(1);
      const auto expected = static_cast<double>(eventsBy(second, speed));
      EXPECT_NEAR(static_cast<double>(stage.timeline.position()), expected, 1) << speed << ", " << second;
    }
  }
}

TEST(Player, KeepsSpeedsWithinTheirBounds) {
  Player player;
  EXPECT_EQ(player.speed(), 2);
  player.setSpeed(0.01, 0);
  EXPECT_EQ(player.speed(), kSlowest);
  player.setSpeed(1e12, 0);
  EXPECT_EQ(player.speed(), kFastest);
}

TEST(Player, TakesUpANewSpeedAtOnce) {
  Stage stage;
  stage.player.setSpeed(0.5, stage.now);
  stage.player.play(stage.now);
  stage.pass(0.5);
  ASSERT_EQ(stage.timeline.position(), 1u);  // the next one would be due later
  stage.player.setSpeed(64, stage.now);
  stage.pass(kFrame);
  EXPECT_EQ(stage.timeline.position(), 2u);
  stage.pass(1);
  EXPECT_EQ(stage.timeline.position(), 66u);
}

TEST(Player, StandsStillWhilePaused) {
  Stage stage;
  stage.player.setSpeed(64, stage.now);
  stage.player.play(stage.now);
  stage.pass(1);
  const std::uint64_t position = stage.timeline.position();
  EXPECT_EQ(position, 64u);
  stage.player.pause();
  EXPECT_FALSE(stage.player.playing());
  EXPECT_FALSE(stage.player.nextDue());
  stage.pass(5);
  EXPECT_EQ(stage.timeline.position(), position);
  // Play does not make up for the time that passed meanwhile.
  stage.player.play(stage.now);
  stage.pass(1);
  EXPECT_EQ(stage.timeline.position(), position + 64);
}

TEST(Player, StopsAtTheEndOfTheSearch) {
  Stage stage;
  stage.timeline = Timeline(VariantId::flagArrays, 4);
  stage.player.setSpeed(64, stage.now);
  stage.player.play(stage.now);
  stage.pass(4);
  EXPECT_TRUE(stage.timeline.atEnd());
  EXPECT_EQ(stage.timeline.position(), 110u);
  EXPECT_FALSE(stage.player.playing());
  EXPECT_FALSE(stage.player.nextDue());
}

// For n = 4 with flag arrays, the first solution is complete after a few dozen events.
TEST(Player, StopsAfterAnEventOfTheKindAskedFor) {
  for (const double speed : {8.0, 4096.0, kFastest}) {
    Stage stage;
    stage.perLook = 1e-6;
    stage.timeline = Timeline(VariantId::flagArrays, 4);
    stage.player.setSpeed(speed, stage.now);
    stage.player.setUntil(EventKind::solution);
    Timeline expected(VariantId::flagArrays, 4);
    for (int number = 1; number <= 2; ++number) {
      stage.player.play(stage.now);
      stage.pass(20);
      ASSERT_EQ(expected.runTo(EventKind::solution), Timeline::Run::found);
      EXPECT_FALSE(stage.player.playing());
      EXPECT_EQ(stage.timeline.position(), expected.position()) << "solution " << number;
    }
    // There is no third solution, so it plays to the end.
    stage.player.play(stage.now);
    stage.pass(20);
    EXPECT_TRUE(stage.timeline.atEnd());
    EXPECT_FALSE(stage.player.playing());
  }
}

TEST(Player, StopsAtTheEndOfItsRange) {
  for (const double speed : {8.0, 65536.0, kFastest}) {
    Stage stage;
    stage.perLook = 1e-6;
    stage.player.setSpeed(speed, stage.now);
    stage.player.setRange(10, 30, false);
    stage.timeline.seek(12);
    stage.player.play(stage.now);
    stage.pass(10);
    EXPECT_EQ(stage.timeline.position(), 30u) << speed;
    EXPECT_FALSE(stage.player.playing());
  }
}

TEST(Player, PlaysToTheEndOfARangeThatOnlyBegins) {
  Stage stage;
  stage.timeline = Timeline(VariantId::flagArrays, 4);
  stage.player.setSpeed(1024, stage.now);
  stage.player.setRange(10, std::nullopt, false);
  stage.player.play(stage.now);
  stage.pass(1);
  EXPECT_TRUE(stage.timeline.atEnd());
}

// Each position of the range is shown for one beat, including the last.
TEST(Player, GoesRoundItsRangeShowingEachPositionAsLong) {
  Stage stage;
  stage.player.setSpeed(64, stage.now);  // one frame for each position
  stage.player.setRange(3, 6, true);
  stage.timeline.seek(3);
  stage.player.play(stage.now);
  std::vector<std::uint64_t> seen;
  for (int frame = 0; frame < 16; ++frame) {
    stage.pass(kFrame);
    seen.push_back(stage.timeline.position());
  }
  const std::vector<std::uint64_t> expected = {4, 5, 6, 3, 4, 5, 6, 3, 4, 5, 6, 3, 4, 5, 6, 3};
  EXPECT_EQ(seen, expected);
  EXPECT_TRUE(stage.player.playing());
}

TEST(Player, GoesRoundAWholeSearch) {
  Stage stage;
  stage.timeline = Timeline(VariantId::flagArrays, 2);  // 14 events
  stage.player.setSpeed(64, stage.now);
  stage.player.setRange(std::nullopt, std::nullopt, true);
  stage.player.play(stage.now);
  std::vector<int> visits(15);
  for (int frame = 0; frame < 150; ++frame) {
    stage.pass(kFrame);
    ++visits[stage.timeline.position()];
  }
  EXPECT_EQ(visits, std::vector<int>(15, 10));
}

TEST(Player, NeverLeavesItsRangeWhileItGoesRound) {
  for (const double speed : {100.0, 65536.0, kFastest}) {
    Stage stage;
    stage.perLook = 1e-4;
    stage.player.setSpeed(speed, stage.now);
    stage.player.setRange(1000, 1234, true);
    stage.timeline.seek(1000);
    stage.player.play(stage.now);
    for (int frame = 0; frame < 300; ++frame) {
      stage.pass(kFrame);
      ASSERT_GE(stage.timeline.position(), 1000u);
      ASSERT_LE(stage.timeline.position(), 1234u);
    }
    EXPECT_TRUE(stage.player.playing());
  }
}

TEST(Player, SaysWhenTheNextEventIsDue) {
  Stage stage;
  stage.player.setSpeed(64, stage.now);
  stage.player.play(stage.now);
  EXPECT_EQ(stage.player.nextDue(), stage.now + kFrame);
  stage.now += kFrame;
  stage.advance();
  EXPECT_EQ(stage.timeline.position(), 1u);
  EXPECT_EQ(stage.player.nextDue(), stage.now + kFrame);
  // An earlier frame changes nothing.
  stage.now += 0.25 * kFrame;
  stage.advance();
  EXPECT_EQ(stage.timeline.position(), 1u);
  EXPECT_EQ(stage.player.nextDue(), stage.now + 0.75 * kFrame);
}

}  // namespace
}  // namespace queens
