// The summary shown while single events pass too quickly.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "watched.hpp"

namespace queens {
namespace {

TEST(Overview, IsThereOnlyWhileEventsCannotBeFollowed) {
  Watched watched;
  watched.session.play();
  watched.pass(2);
  EXPECT_FALSE(watched.session.overview().figures());
  EXPECT_FALSE(watched.session.lines().empty());
  watched.session.perform(ask::SetSpeed{200});
  watched.pass(1);
  ASSERT_TRUE(watched.session.overview().figures());
  EXPECT_TRUE(watched.session.lines().empty()) << "no line is lit that is not to be read";
  watched.session.pause();
  watched.pass(0.1);
  EXPECT_FALSE(watched.session.overview().figures());
  EXPECT_FALSE(watched.session.lines().empty());
}

TEST(Overview, MovesAtMostFourTimesASecond) {
  for (const double speed : {20.0, 1000.0, 100'000.0}) {
    Watched watched(VariantId::flagArrays, 12);
    watched.session.perform(ask::SetSpeed{speed});
    watched.session.play();
    watched.pass(1);
    int changes = 0;
    auto shown = watched.session.overview().figures();
    for (int frame = 0; frame < 64 * 5; ++frame) {
      watched.pass(1.0 / 64);
      changes += watched.session.overview().figures() != shown;
      shown = watched.session.overview().figures();
    }
    EXPECT_LE(changes, 20) << speed;
    EXPECT_GE(changes, 15) << speed;
  }
}

TEST(Overview, SaysWhatIsThereWhenItLooks) {
  Watched watched;
  watched.session.perform(ask::SetSpeed{1000});
  watched.session.play();
  bool looked = false;
  for (int frame = 0; frame < 300; ++frame) {
    const auto before = watched.session.overview().figures();
    watched.pass(1.0 / 64);
    const auto& figures = watched.session.overview().figures();
    ASSERT_TRUE(figures);
    if (figures == before) continue;
    looked = true;
    const Timeline& timeline = watched.session.timeline();
    EXPECT_EQ(figures->position, timeline.position());
    EXPECT_EQ(figures->solutions, timeline.counters().of(EventKind::solution));
    EXPECT_EQ(static_cast<std::size_t>(figures->depth), timeline.search().places().size());
    EXPECT_EQ(watched.session.overview().latestNumber(), figures->solutions);
  }
  EXPECT_TRUE(looked);
}

// Slow displays do not change with every frame, and show a position that existed.
TEST(Sight, MovesAtMostFourTimesASecondAndIsExactOnceItStops) {
  for (const double speed : {20.0, 1000.0, 1e6}) {
    Watched watched(VariantId::flagArrays, 14);
    watched.perLook = 1e-4;
    watched.session.perform(ask::SetSpeed{speed});
    watched.session.play();
    watched.pass(1);
    int changes = 0;
    std::uint64_t shown = watched.session.sight().position;
    for (int frame = 0; frame < 64 * 3; ++frame) {
      watched.pass(1.0 / 64);
      watched.session.recall(60);
      const Sight sight = watched.session.sight();
      changes += sight.position != shown;
      shown = sight.position;
      Timeline again(VariantId::flagArrays, 14);
      if (frame % 64 != 0 || sight.position > 100'000) continue;
      again.seek(sight.position);
      EXPECT_TRUE(std::equal(again.search().places().begin(), again.search().places().end(),
                             sight.search.places().begin(), sight.search.places().end()));
      EXPECT_EQ(sight.counters.of(EventKind::test), again.counters().of(EventKind::test));
      EXPECT_EQ(sight.event->kind, again.event()->kind);
      EXPECT_EQ(*watched.session.recalled(), again.recentEvents(60));
    }
    EXPECT_LE(changes, 13) << speed;
    EXPECT_GE(changes, 8) << speed;
    watched.session.pause();
    EXPECT_EQ(watched.session.sight().position, watched.position()) << speed;
    EXPECT_EQ(watched.session.recalled(), nullptr);
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
      EXPECT_EQ(watched.session.shade(each), 0) << "single lines can be followed";
    watched.session.perform(ask::SetSpeed{speed});
    watched.pass(2);
    for (int frame = 0; frame < 64; ++frame) {
      std::vector<float> before;
      for (const Label each : lines) before.push_back(watched.session.shade(each));
      watched.pass(1.0 / 64);
      for (std::size_t i = 0; i < lines.size(); ++i)
        EXPECT_LE(std::abs(watched.session.shade(lines[i]) - before[i]), 0.15f) << speed;
      // The clock stands still.
      const float held = watched.session.shade(Label::loop);
      watched.session.update();
      EXPECT_EQ(watched.session.shade(Label::loop), held);
    }
    EXPECT_GT(watched.session.shade(Label::loop), watched.session.shade(Label::place)) << speed;
    EXPECT_GT(watched.session.shade(Label::place), watched.session.shade(Label::record)) << speed;
    watched.session.pause();
    watched.pass(0.1);
    for (const Label each : lines) EXPECT_EQ(watched.session.shade(each), 0) << speed;
  }
}

// The last solution of n = 8 is the mirror image of the first one.
TEST(Overview, KeepsTheLastSolutionAtTheEnd) {
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
    EXPECT_FALSE(watched.session.overview().figures());
    EXPECT_EQ(watched.session.overview().latestNumber(), 92u);
    EXPECT_EQ(watched.session.overview().latest(), (std::vector<int>{7, 3, 0, 2, 5, 1, 6, 4}));
    watched.session.perform(ask::ToStart{});
    watched.pass(0.1);
    EXPECT_TRUE(watched.session.overview().latest().empty());
  }
}

TEST(Overview, HasNoSolutionWhereThereIsNone) {
  Watched watched(VariantId::flagArrays, 3);
  watched.session.seek(1'000'000);
  watched.pass(0.1);
  ASSERT_TRUE(watched.session.timeline().atEnd());
  EXPECT_TRUE(watched.session.overview().latest().empty());
}

// Up to four events a second, every sentence can be read; at higher speeds, only those about the end of a
// branch are shown.
TEST(WorthTelling, AreTheEventsThatStay) {
  for (const double speed : {0.5, 2.0, 4.0, 8.0}) {
    Watched watched;
    watched.session.seek(1);
    EXPECT_TRUE(watched.session.worthTelling()) << "at rest everything is told";
    watched.session.perform(ask::SetSpeed{speed});
    watched.session.play();
    for (int frame = 0; frame < 64 * 20; ++frame) {
      watched.pass(1.0 / 64);
      const Event& event = *watched.session.timeline().event();
      const bool turns = event.deadEnd || event.kind == EventKind::solution;
      ASSERT_EQ(watched.session.worthTelling(), speed <= 4 || turns) << speed;
    }
  }
}

}  // namespace
}  // namespace queens
