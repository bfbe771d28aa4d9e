// The summary shown while single events pass too quickly.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "watched.hpp"

namespace queens {
namespace {

TEST(Snapshot, IsThereOnlyWhileEventsCannotBeFollowed) {
  Watched watched;
  watched.session.play();
  watched.pass(2);
  EXPECT_FALSE(watched.session.snapshot().calm);
  EXPECT_FALSE(watched.session.snapshot().lines.empty());
  watched.session.perform(ask::SetSpeed{200});
  watched.pass(1);
  ASSERT_TRUE(watched.session.snapshot().calm);
  EXPECT_TRUE(watched.session.snapshot().lines.empty()) << "no line is lit that is not to be read";
  watched.session.pause();
  watched.pass(0.1);
  EXPECT_FALSE(watched.session.snapshot().calm);
  EXPECT_FALSE(watched.session.snapshot().lines.empty());
}

TEST(Snapshot, MovesAtMostFourTimesASecond) {
  for (const double speed : {20.0, 1000.0, 100'000.0}) {
    Watched watched(VariantId::flagArrays, 12);
    watched.session.perform(ask::SetSpeed{speed});
    watched.session.play();
    watched.pass(1);
    int changes = 0;
    std::uint64_t shown = watched.session.snapshot().calm->position;
    for (int frame = 0; frame < 64 * 5; ++frame) {
      watched.pass(1.0 / 64);
      const std::uint64_t now = watched.session.snapshot().calm->position;
      changes += now != shown;
      shown = now;
    }
    EXPECT_LE(changes, 20) << speed;
    EXPECT_GE(changes, 15) << speed;
  }
}

TEST(Snapshot, SaysWhatIsThereWhenItLooks) {
  Watched watched;
  watched.session.perform(ask::SetSpeed{1000});
  watched.session.play();
  bool looked = false;
  for (int frame = 0; frame < 300; ++frame) {
    const Snapshot before = watched.session.snapshot();
    watched.pass(1.0 / 64);
    const Snapshot now = watched.session.snapshot();
    ASSERT_TRUE(now.calm);
    if (before.calm && before.calm->position == now.calm->position) continue;
    looked = true;
    const Timeline& timeline = watched.session.timeline();
    EXPECT_EQ(now.calm->position, timeline.position());
    EXPECT_EQ(now.calm->counters.of(EventKind::solution), timeline.counters().of(EventKind::solution));
    EXPECT_TRUE(std::ranges::equal(now.calm->search.places(), timeline.search().places()));
    EXPECT_EQ(now.latestNumber, timeline.counters().of(EventKind::solution));
  }
  EXPECT_TRUE(looked);
}

// Slow displays do not change with every frame, and show a position that existed.
TEST(Snapshot, MovesAtMostFourTimesASecondAndIsExactOnceItStops) {
  for (const double speed : {20.0, 1000.0, 1e6}) {
    Watched watched(VariantId::flagArrays, 14);
    watched.perLook = 1e-4;
    watched.session.perform(ask::SetSpeed{speed});
    watched.session.play();
    watched.pass(1);
    int changes = 0;
    std::uint64_t shown = watched.session.snapshot().readable().position;
    for (int frame = 0; frame < 64 * 3; ++frame) {
      watched.pass(1.0 / 64);
      watched.session.analyse({.events = 60});
      const Snapshot snapshot = watched.session.snapshot();
      const ShownPosition& sight = snapshot.readable();
      changes += sight.position != shown;
      shown = sight.position;
      Timeline again(VariantId::flagArrays, 14);
      if (frame % 64 != 0 || sight.position > 100'000) continue;
      again.seek(sight.position);
      EXPECT_TRUE(std::equal(again.search().places().begin(), again.search().places().end(),
                             sight.search.places().begin(), sight.search.places().end()));
      EXPECT_EQ(sight.counters.of(EventKind::test), again.counters().of(EventKind::test));
      EXPECT_EQ(sight.event()->kind, again.event()->kind);
      EXPECT_EQ(*snapshot.recalled, again.recentEvents(60));
    }
    EXPECT_LE(changes, 13) << speed;
    EXPECT_GE(changes, 8) << speed;
    watched.session.pause();
    EXPECT_EQ(watched.session.snapshot().readable().position, watched.position()) << speed;
    EXPECT_FALSE(watched.session.snapshot().calm);
  }
}

// No line flickers: a shade changes little from frame to frame, and lines that run more often are darker.
TEST(Shades, FollowTheLinesByTimeAndNotByFrames) {
  const std::vector<Label> lines = {Label::loop, Label::test, Label::place, Label::record};
  for (const double speed : {12.0, 300.0, 1e5}) {
    Watched watched(VariantId::flagArrays, 10);
    watched.session.play();
    watched.pass(1);
    for (const Label each : lines)
      EXPECT_EQ(watched.session.snapshot().shades.of(each), 0) << "single lines can be followed";
    watched.session.perform(ask::SetSpeed{speed});
    watched.pass(2);
    for (int frame = 0; frame < 64; ++frame) {
      std::vector<float> before;
      for (const Label each : lines) before.push_back(watched.session.snapshot().shades.of(each));
      watched.pass(1.0 / 64);
      for (std::size_t i = 0; i < lines.size(); ++i)
        EXPECT_LE(std::abs(watched.session.snapshot().shades.of(lines[i]) - before[i]), 0.15f) << speed;
      // The clock stands still.
      const float held = watched.session.snapshot().shades.of(Label::loop);
      watched.session.update();
      EXPECT_EQ(watched.session.snapshot().shades.of(Label::loop), held);
    }
    EXPECT_GT(watched.session.snapshot().shades.of(Label::loop),
              watched.session.snapshot().shades.of(Label::place))
        << speed;
    EXPECT_GT(watched.session.snapshot().shades.of(Label::place),
              watched.session.snapshot().shades.of(Label::record))
        << speed;
    watched.session.pause();
    watched.pass(0.1);
    for (const Label each : lines) EXPECT_EQ(watched.session.snapshot().shades.of(each), 0) << speed;
  }
}

// The last solution of n = 8 is the mirror image of the first one.
TEST(Snapshot, KeepsTheLastSolutionAtTheEnd) {
  for (const bool plays : {true, false}) {
    Watched watched;
    watched.perLook = 1e-5;
    if (plays) {
      watched.session.perform(ask::SetSpeed{kFastest});
      watched.session.play();
    } else {
      watched.session.seek(1'000'000);
    }
    watched.pass(3);
    ASSERT_TRUE(watched.session.timeline().atEnd());
    EXPECT_FALSE(watched.session.snapshot().calm);
    EXPECT_EQ(watched.session.snapshot().latestNumber, 92u);
    EXPECT_EQ(watched.session.snapshot().latestSolution, (std::vector<int>{7, 3, 0, 2, 5, 1, 6, 4}));
    watched.session.perform(SearchAction::toStart);
    watched.pass(0.1);
    EXPECT_TRUE(watched.session.snapshot().latestSolution.empty());
  }
}

TEST(Snapshot, HasNoSolutionWhereThereIsNone) {
  Watched watched(VariantId::flagArrays, 3);
  watched.session.seek(1'000'000);
  watched.pass(0.1);
  ASSERT_TRUE(watched.session.timeline().atEnd());
  EXPECT_TRUE(watched.session.snapshot().latestSolution.empty());
}

// Up to four events a second, every sentence can be read; at higher speeds, only those about the end of a
// branch are shown.
TEST(WorthTelling, AreTheEventsThatStay) {
  for (const double speed : {0.5, 2.0, 4.0, 8.0}) {
    Watched watched;
    watched.session.seek(1);
    EXPECT_TRUE(watched.session.legibility().worthTelling) << "at rest everything is told";
    watched.session.perform(ask::SetSpeed{speed});
    watched.session.play();
    for (int frame = 0; frame < 64 * 20; ++frame) {
      watched.pass(1.0 / 64);
      const Event& event = *watched.session.timeline().event();
      const bool turns = event.deadEnd || event.kind == EventKind::solution;
      ASSERT_EQ(watched.session.legibility().worthTelling, speed <= 4 || turns) << speed;
    }
  }
}

}  // namespace
}  // namespace queens
