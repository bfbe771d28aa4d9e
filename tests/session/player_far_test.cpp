// Going far: in slices of time, so that pictures are drawn meanwhile, and leaving a trace of warmth.
#include <gtest/gtest.h>

#include "session/player.hpp"
#include "stage.hpp"

namespace queens {
namespace {

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
