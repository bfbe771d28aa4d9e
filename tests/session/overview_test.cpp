// What is told while single events pass too quickly to be told.
#include <gtest/gtest.h>

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

// The last solution of n = 8 is the first, seen from the other side.
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

// What is over in a moment is not spoken of, what takes its time is.
TEST(WorthTelling, AreTheEventsThatStay) {
  Watched watched;
  watched.session.seek(1);
  EXPECT_TRUE(watched.session.worthTelling()) << "at rest everything is told";
  watched.session.play();
  int refused = 0, placed = 0, deadEnds = 0;
  for (int frame = 0; frame < 64 * 20; ++frame) {
    watched.pass(1.0 / 64);
    const Event& event = *watched.session.timeline().event();
    const bool told = watched.session.worthTelling();
    refused += event.kind == EventKind::test && !event.safe && told;
    placed += event.kind == EventKind::place && !told;
    deadEnds += event.deadEnd && !told;
  }
  EXPECT_EQ(refused + placed + deadEnds, 0);
}

}  // namespace
}  // namespace queens
