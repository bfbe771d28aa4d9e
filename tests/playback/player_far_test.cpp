// Long seeks: divided into time slices, so that frames are drawn in between, and warming the squares.
#include <gtest/gtest.h>

#include <cmath>

#include "playback/player.hpp"
#include "stage.hpp"

namespace queens {
namespace {

TEST(Player, GoesFarInSlicesOfTime) {
  Stage stage;
  stage.perLook = 0.001;
  stage.player.go(goal::Position{1000000});
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
  // Every explored position is one replay away.
  for (const std::uint64_t position : {std::uint64_t{5}, std::uint64_t{999999}, std::uint64_t{0}}) {
    stage.player.go(goal::Position{position});
    stage.advance();
    EXPECT_EQ(stage.timeline.position(), position);
    EXPECT_FALSE(stage.player.pursuing());
  }
}

TEST(Player, PursuesNoFurtherThanTheEnd) {
  Stage stage;
  stage.timeline = Timeline(VariantId::flagArrays, 4);
  stage.player.go(goal::Position{1000000});
  stage.advance();
  EXPECT_EQ(stage.timeline.position(), 110u);
  EXPECT_FALSE(stage.player.pursuing());
  stage.player.go(goal::Position{2000000});
  stage.advance();
  EXPECT_FALSE(stage.player.pursuing());
}

TEST(Player, PursuesAnEventInSlicesOfTime) {
  Stage stage;
  stage.timeline = Timeline(VariantId::permutations, 9);  // its first solution is about 100,000 events away
  Timeline expected = stage.timeline;
  ASSERT_EQ(expected.runTo(EventKind::solution), Timeline::Run::found);
  stage.perLook = 0.002;
  stage.player.go(nextOf(EventKind::solution, stage.timeline));
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
  stage.player.go(goal::Position{40});
  EXPECT_FALSE(stage.player.playing());
  EXPECT_TRUE(stage.player.pursuing());
  stage.player.pause();
  EXPECT_FALSE(stage.player.pursuing());
  stage.pass(1);
  EXPECT_EQ(stage.timeline.position(), 0u);
  stage.player.go(nextOf(EventKind::done, stage.timeline));
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
  stage.player.setSpeed(1 << 23, stage.now);
  stage.player.play(stage.now);
  // The share of each frame takes many slices.
  stage.perLook = 0.003;
  stage.pass(1);
  const std::uint64_t caught = stage.timeline.position();
  EXPECT_LT(caught, std::uint64_t{1} << 22);
  stage.perLook = 0;
  stage.player.setSpeed(1024, stage.now);
  stage.pass(1);
  EXPECT_NEAR(static_cast<double>(stage.timeline.position() - caught), 1024, 128);
}

// After a hidden frame or a sleeping machine, play continues from the position last seen.
TEST(Player, DoesNotCatchUpOnTimeThatWasNotSeen) {
  for (const double speed : {64.0, 100.0, 1024.0, 65536.0}) {
    for (const Seconds gap : {2.6, 36.0, 3600.0}) {
      Stage stage;
      stage.player.setSpeed(speed, stage.now);
      stage.player.play(stage.now);
      stage.pass(4);
      const std::uint64_t seen = stage.timeline.position();
      stage.now += gap;
      stage.advance();
      // At most a frame's worth, which is at least one event.
      EXPECT_LE(stage.timeline.position(), seen + 1 + static_cast<std::uint64_t>(speed / 60))
          << speed << ", " << gap;
      const std::uint64_t after = stage.timeline.position();
      stage.pass(4);
      EXPECT_NEAR(static_cast<double>(stage.timeline.position() - after), 4 * speed, 1 + speed / 60)
          << speed << ", " << gap;
    }
  }
}

TEST(Player, KeepsSlowSpeedsThoughFramesAreFarApart) {
  // Frames are drawn only when an event is due, so at half an event a second there is no gap.
  Stage stage;
  stage.player.setSpeed(0.5, stage.now);
  stage.player.play(stage.now);
  for (std::uint64_t event = 1; event <= 10; ++event) {
    stage.now = *stage.player.nextDue();
    stage.advance();
    EXPECT_EQ(stage.timeline.position(), event);
  }
}

// The duration of a slice's parts is unknown in advance: a machine with a given number of events a second,
// however slow, and a clock of any resolution.
TEST(Player, NeverTakesMoreThanSixMillisecondsOfAFrame) {
  for (const double eventsPerSecond : {2e6, 3e7, 1e9}) {
    for (const Seconds stepSize : {0.0, 0.0001, 0.001}) {
      Stage stage;
      const auto spent = [&] { return static_cast<double>(stage.timeline.position()) / eventsPerSecond; };
      const auto clock = [&] {
        const Seconds exact = stage.now + spent();
        return stepSize > 0 ? std::floor(exact / stepSize) * stepSize : exact;
      };
      Budget time(clock);
      stage.timeline = Timeline(VariantId::flagArrays, 14);
      stage.player.setSpeed(kFastest, stage.now);
      stage.player.play(stage.now);
      for (int frame = 0; frame < 30; ++frame) {
        stage.now += 1.0 / 120;
        const Seconds before = spent();
        stage.player.advance(stage.timeline, time, Budget::kPerFrame, nullptr);
        time.renew();
        // The first frame measures the speed of the machine.
        if (frame > 0) {
          EXPECT_LE(spent() - before, 0.006 + stepSize)
              << eventsPerSecond << ", " << stepSize << ", frame " << frame;
          EXPECT_GE(spent() - before, 0.0025) << eventsPerSecond << ", " << stepSize << ", frame " << frame;
        }
      }
    }
  }
}

TEST(Player, PassesOverWhatIsKnown) {
  Stage stage;
  Timeline ahead(VariantId::flagArrays, 12);
  ahead.explore(Timeline::kUnlimited);
  ASSERT_TRUE(stage.timeline.adopt(ahead.handOver(0)));
  const std::uint64_t total = stage.timeline.total().value();
  stage.perLook = 0.004;  // one or two parts per slice
  stage.player.go(goal::Position{total - 1000});
  stage.advance();
  stage.advance();
  EXPECT_EQ(stage.timeline.position(), total - 1000);
  EXPECT_FALSE(stage.player.pursuing());
  stage.player.go(nextOf(EventKind::done, stage.timeline));
  stage.advance();
  EXPECT_TRUE(stage.timeline.atEnd());

  // At full speed the whole search passes in four seconds, even on an extremely slow machine.
  stage.timeline.seek(0);
  stage.player.setSpeed(kFastest, stage.now);
  stage.player.play(stage.now);
  int frames = 0;
  for (; !stage.timeline.atEnd() && frames < 400; ++frames) {
    const std::uint64_t before = stage.timeline.position();
    stage.now += kFrame;
    stage.advance();
    ASSERT_LT(stage.timeline.position() - before, total / 50) << "so that it can be seen to pass";
  }
  EXPECT_LE(frames, 4 * 64 + 2);
}

TEST(Player, PassesOverWhatIsKnownInsideItsRangeAlone) {
  Stage stage;
  Timeline ahead(VariantId::flagArrays, 12);
  ahead.explore(Timeline::kUnlimited);
  ASSERT_TRUE(stage.timeline.adopt(ahead.handOver(0)));
  stage.perLook = 0.004;
  stage.player.setRange(1000, 900'000, false);
  stage.player.setSpeed(kFastest, stage.now);
  stage.timeline.seek(1000);
  stage.player.play(stage.now);
  stage.pass(5);
  EXPECT_EQ(stage.timeline.position(), 900'000u);
  EXPECT_FALSE(stage.player.playing());
}

// At high speeds the picture shows the squares of the queens.
TEST(Player, WarmsTheSquaresOfStandingQueens) {
  for (const bool plays : {false, true}) {
    Stage stage;
    stage.timeline = Timeline(VariantId::permutations, 10);
    stage.perLook = 0.006;
    Heat heat;
    if (plays) {
      stage.player.setUntil(EventKind::solution);
      stage.player.setSpeed(kFastest, stage.now);
      stage.player.play(stage.now);
    } else {
      stage.player.go(nextOf(EventKind::solution, stage.timeline));
    }
    stage.advance(&heat);
    ASSERT_NE(stage.timeline.event()->kind, EventKind::solution);
    const auto places = stage.timeline.search().places();
    ASSERT_FALSE(places.empty());
    for (int row = 0; row < static_cast<int>(places.size()); ++row) {
      const auto at = static_cast<std::size_t>(row * kMaxN + places[static_cast<std::size_t>(row)]);
      EXPECT_GT(heat.map()[at], 0) << row;
    }
  }
}

}  // namespace
}  // namespace queens
