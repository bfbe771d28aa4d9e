#include "app/player.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "stage.hpp"

namespace queens {
namespace {

// The first event comes after 0.3 s or, if that is sooner, after as long as the ones that follow.
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
  for (const double speed : {0.5, 1.0, 2.0, 4.0, 16.0, 64.0, 1024.0, 65536.0}) {
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

// Sums of tenths are not exact, so an event may fall on either side of a frame.
TEST(Player, KeepsCrookedSpeedsToWithinAnEvent) {
  for (const double speed : {0.7, 3.3, 10.0, 59.94, 1000.0, 123456.0}) {
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
  ASSERT_EQ(stage.timeline.position(), 1u);  // the next would be due in 1.8 s
  stage.player.setSpeed(16, stage.now);
  stage.pass(0.0625);
  EXPECT_EQ(stage.timeline.position(), 2u);
  stage.pass(1);
  EXPECT_EQ(stage.timeline.position(), 18u);
}

TEST(Player, StandsStillWhilePaused) {
  Stage stage;
  stage.player.setSpeed(8, stage.now);
  stage.player.play(stage.now);
  stage.pass(1);
  const std::uint64_t position = stage.timeline.position();
  EXPECT_EQ(position, 8u);
  stage.player.pause();
  EXPECT_FALSE(stage.player.playing());
  EXPECT_FALSE(stage.player.nextDue());
  stage.pass(5);
  EXPECT_EQ(stage.timeline.position(), position);
  // The time that passed meanwhile is not made up for.
  stage.player.play(stage.now);
  stage.pass(1);
  EXPECT_EQ(stage.timeline.position(), position + 8);
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

// For n = 4 with flag arrays, the queens of the first solution stand after some dozens of events.
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
    // No third one: it plays to the end.
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

// Each position of the range is in sight for one beat, the last one too.
TEST(Player, GoesRoundItsRangeShowingEachPositionAsLong) {
  Stage stage;
  stage.player.setSpeed(16, stage.now);  // four frames for each position
  stage.player.setRange(3, 6, true);
  stage.timeline.seek(3);
  stage.player.play(stage.now);
  std::vector<std::uint64_t> seen;
  for (int frame = 0; frame < 64; ++frame) {
    stage.pass(kFrame);
    if (frame % 4 == 3) seen.push_back(stage.timeline.position());
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

TEST(Player, GoesFarInSlicesOfTime) {
  Stage stage;
  stage.perLook = 0.001;
  stage.player.pursue(1000000);
  std::uint64_t last = 0;
  int slices = 0;
  while (stage.player.pursuing()) {
    EXPECT_EQ(stage.player.nextDue(), 0);
    const Seconds begun = stage.now;
    stage.advance();
    EXPECT_LE(stage.now - begun, kPatience);
    ASSERT_GT(stage.timeline.position(), last);
    last = stage.timeline.position();
    ASSERT_LT(++slices, 1000);
  }
  EXPECT_GT(slices, 1);
  EXPECT_EQ(stage.timeline.position(), 1000000u);
  EXPECT_FALSE(stage.player.nextDue());
  // What has been explored is one replay away.
  for (const std::uint64_t position : {std::uint64_t{5}, std::uint64_t{999999}, std::uint64_t{0}}) {
    stage.player.pursue(position);
    stage.advance();
    EXPECT_EQ(stage.timeline.position(), position);
    EXPECT_FALSE(stage.player.pursuing());
  }
}

TEST(Player, PursuesNoFurtherThanTheEnd) {
  Stage stage;
  stage.timeline = Timeline(VariantId::flagArrays, 4);
  stage.player.pursue(1000000);
  stage.advance();
  EXPECT_EQ(stage.timeline.position(), 110u);
  EXPECT_FALSE(stage.player.pursuing());
  stage.player.pursue(2000000);
  stage.advance();
  EXPECT_FALSE(stage.player.pursuing());
}

TEST(Player, PursuesAnEventInSlicesOfTime) {
  Stage stage;
  stage.timeline = Timeline(VariantId::permutations, 9);  // its first solution is some 100,000 events away
  Timeline expected = stage.timeline;
  ASSERT_EQ(expected.runTo(EventKind::solution), Timeline::Run::found);
  stage.perLook = 0.002;
  stage.player.pursue(EventKind::solution);
  int slices = 0;
  while (stage.player.pursuing()) {
    const Seconds begun = stage.now;
    stage.advance();
    EXPECT_LE(stage.now - begun, kPatience);
    ASSERT_LT(++slices, 1000);
  }
  EXPECT_GT(slices, 1);
  EXPECT_EQ(stage.timeline.position(), expected.position());
  EXPECT_EQ(stage.timeline.event()->kind, EventKind::solution);
}

TEST(Player, GivesUpPlayingForAPursuitAndAPursuitForAPause) {
  Stage stage;
  stage.player.play(stage.now);
  stage.player.pursue(40);
  EXPECT_FALSE(stage.player.playing());
  EXPECT_TRUE(stage.player.pursuing());
  stage.player.pause();
  EXPECT_FALSE(stage.player.pursuing());
  stage.pass(1);
  EXPECT_EQ(stage.timeline.position(), 0u);
  stage.player.pursue(EventKind::done);
  stage.player.play(stage.now);
  EXPECT_FALSE(stage.player.pursuing());
  EXPECT_TRUE(stage.player.playing());
}

TEST(Player, StaysWithinItsSliceOfTimeAtFullSpeed) {
  Stage stage;
  stage.perLook = 0.001;
  stage.player.setSpeed(kFastest, stage.now);
  stage.player.play(stage.now);
  EXPECT_EQ(stage.player.nextDue(), 0);
  for (int frame = 0; frame < 5; ++frame) {
    const Seconds begun = stage.now;
    const std::uint64_t before = stage.timeline.position();
    stage.advance();
    EXPECT_LE(stage.now - begun, kPatience);
    EXPECT_GT(stage.timeline.position(), before);
  }
  EXPECT_TRUE(stage.player.playing());
}

TEST(Player, DoesNotCatchUpOnWhatTookTooLong) {
  Stage stage;
  stage.player.setSpeed(1024, stage.now);
  stage.player.play(stage.now);
  stage.pass(1);
  // A minute in the background, in which at most a slice can be played.
  stage.now += 60;
  stage.perLook = 0.005;
  stage.advance();
  const std::uint64_t caught = stage.timeline.position();
  EXPECT_LT(caught, 61u * 1024u);
  stage.perLook = 0;
  stage.pass(1);
  EXPECT_NEAR(static_cast<double>(stage.timeline.position() - caught), 1024, 64);
}

TEST(Player, SaysWhenTheNextEventIsDue) {
  Stage stage;
  stage.player.setSpeed(4, stage.now);
  stage.player.play(stage.now);
  EXPECT_EQ(stage.player.nextDue(), stage.now + 0.25);
  stage.now += 0.25;
  stage.advance();
  EXPECT_EQ(stage.timeline.position(), 1u);
  EXPECT_EQ(stage.player.nextDue(), stage.now + 0.25);
  // A sooner frame changes nothing.
  stage.now += 0.125;
  stage.advance();
  EXPECT_EQ(stage.timeline.position(), 1u);
  EXPECT_EQ(stage.player.nextDue(), stage.now + 0.125);
}

TEST(Player, CountsThePlacementsOnItsWay) {
  Stage stage;
  HeatMap heat{};
  stage.player.pursue(500);
  stage.advance(&heat);
  stage.player.setSpeed(4096, stage.now);
  stage.player.play(stage.now);
  stage.now += 0.25;
  stage.advance(&heat);
  std::uint64_t placed = 0;
  for (const std::uint32_t each : heat) placed += each;
  EXPECT_GT(stage.timeline.position(), 500u);
  EXPECT_EQ(placed, stage.timeline.counters().of(EventKind::place));
}

// Runs to a kind of event pass over placements uncounted; what is drawn meanwhile is where queens stand.
TEST(Player, WarmsTheSquaresOfStandingQueensOnARun) {
  for (const bool plays : {false, true}) {
    Stage stage;
    stage.timeline = Timeline(VariantId::permutations, 10);
    stage.perLook = 0.005;
    HeatMap heat{};
    if (plays) {
      stage.player.setUntil(EventKind::solution);
      stage.player.setSpeed(kFastest, stage.now);
      stage.player.play(stage.now);
    } else {
      stage.player.pursue(EventKind::solution);
    }
    stage.advance(&heat);
    ASSERT_NE(stage.timeline.event()->kind, EventKind::solution);
    const auto places = stage.timeline.search().places();
    ASSERT_FALSE(places.empty());
    for (int row = 0; row < static_cast<int>(places.size()); ++row) {
      const auto at = static_cast<std::size_t>(row * kMaxN + places[static_cast<std::size_t>(row)]);
      EXPECT_GT(heat[at], 0u) << row;
    }
  }
}

}  // namespace
}  // namespace queens
