#include "playback/session.hpp"

#include <gtest/gtest.h>

#include "watched.hpp"

namespace queens {
namespace {

// The first solution of n = 32 is farther than any seek that a student would wait for.
TEST(PlayOrPause, StopsALongWayInsteadOfPlayingBesideIt) {
  Watched watched(VariantId::flagArrays, 32);
  watched.perLook = 0.01;
  watched.session.perform(ask::NextSolution{});
  ASSERT_TRUE(watched.session.pursuing());
  watched.session.perform(ask::PlayOrPause{});
  EXPECT_FALSE(watched.session.pursuing());
  EXPECT_FALSE(watched.session.playing());
  watched.session.perform(ask::PlayOrPause{});
  EXPECT_TRUE(watched.session.playing());
}

TEST(LastSeen, IsWhereTheReaderHasBeenNotWhatAScoutHasExplored) {
  Watched watched(VariantId::flagArrays, 4);
  watched.session.seek(60);
  watched.session.seek(10);
  EXPECT_EQ(watched.session.timeline().furthest(), 60u);
  watched.session.perform(ask::ToLastSeen{});
  EXPECT_EQ(watched.position(), 60u);
  watched.session.perform(ask::ToLastSeen{});
  EXPECT_EQ(watched.position(), 60u) << "the end is not known";
  watched.session.seek(1000);
  watched.session.seek(0);
  watched.session.perform(ask::ToLastSeen{});
  EXPECT_EQ(watched.position(), 110u);
  watched.session.perform(ask::Reset{});
  EXPECT_EQ(watched.session.timeline().furthest(), 0u);
}

// The lines of an event run one by one; the last one performs the event.
TEST(StepLine, GoesThroughTheLinesOfTheNextEventAndBack) {
  Watched watched(VariantId::boardScan, 4);
  watched.session.seek(20);
  const std::vector<TracedLine> upcoming = watched.session.timeline().upcomingLines();
  ASSERT_GT(upcoming.size(), 2u);
  for (std::size_t ahead = 1; ahead < upcoming.size(); ++ahead) {
    watched.session.perform(ask::StepLine{});
    EXPECT_EQ(watched.position(), 20u);
    ASSERT_EQ(watched.session.lines().size(), ahead);
    EXPECT_EQ(watched.session.lines().back().label, upcoming[ahead - 1].label);
  }
  watched.session.perform(ask::StepLine{});
  EXPECT_EQ(watched.position(), 21u);
  EXPECT_EQ(watched.session.linesAhead(), 0u);
  for (std::size_t ahead = upcoming.size(); ahead-- > 1;) {
    watched.session.perform(ask::BackLine{});
    EXPECT_EQ(watched.position(), 20u);
    EXPECT_EQ(watched.session.linesAhead(), ahead);
  }
  watched.session.perform(ask::BackLine{});
  EXPECT_EQ(watched.session.linesAhead(), 0u);
}

TEST(StepLine, PlaysOnToTheNextEventFromWithinALine) {
  Watched watched(VariantId::boardScan, 4);
  watched.session.perform(ask::StepLine{});
  ASSERT_EQ(watched.session.linesAhead(), 1u);
  watched.session.perform(ask::Step{});
  EXPECT_EQ(watched.position(), 1u);
  EXPECT_EQ(watched.session.linesAhead(), 0u);
}

TEST(Heat, IsThereOnlyWhileEventsPassTooQuicklyToBeSeen) {
  Watched watched;
  watched.session.perform(ask::SetSpeed{64});
  watched.session.play();
  watched.pass(1);
  EXPECT_FALSE(watched.session.fast());
  watched.session.perform(ask::SetSpeed{4096});
  watched.pass(1);
  EXPECT_TRUE(watched.session.fast());
  const HeatMap& heat = watched.session.heat();
  EXPECT_GT(*std::max_element(heat.begin(), heat.end()), 0);
  watched.session.pause();
  watched.pass(0.1);
  EXPECT_FALSE(watched.session.fast());
  EXPECT_EQ(*std::max_element(heat.begin(), heat.end()), 0);
}

// While single positions are too fast to see, picture, counters and sentence show the same one.
TEST(Session, ShowsOneMomentWhilePlayIsTooFast) {
  Watched watched;
  watched.session.perform(ask::SetSpeed{2000});
  watched.session.play();
  std::size_t moments = 0;
  std::uint64_t last = 0;
  for (int frame = 0; frame < 64; ++frame) {
    watched.pass(1.0 / 64);
    ASSERT_TRUE(watched.session.fast());
    const Sight seen = watched.session.seen();
    EXPECT_EQ(seen.position, watched.session.sight().position);
    EXPECT_EQ(seen.position, watched.session.overview().figures()->position);
    EXPECT_EQ(seen.search.places().size(),
              static_cast<std::size_t>(watched.session.overview().figures()->depth));
    if (seen.position != last) ++moments;
    last = seen.position;
  }
  EXPECT_GE(moments, 3u);
  EXPECT_LE(moments, 5u) << "it can be read";
  EXPECT_LT(last, watched.session.timeline().position());
  watched.session.pause();
  watched.pass(1.0 / 64);
  EXPECT_EQ(watched.session.seen().position, watched.session.timeline().position());
}

TEST(LineCounts, AreThoseOfThePositionAndAskForFramesUntilThen) {
  Watched watched(VariantId::flagArrays, 12);
  watched.session.seek(1'000'000);
  watched.perLook = 0.0005;
  watched.session.countLines();
  EXPECT_EQ(watched.session.analyses().lineCounts(), nullptr);
  EXPECT_EQ(watched.session.untilNextChange(true), Seconds{0});
  for (int frame = 0; frame < 1000 && !watched.session.analyses().lineCounts(); ++frame) {
    watched.session.update();
    watched.session.countLines();
    watched.time.renew();
  }
  ASSERT_NE(watched.session.analyses().lineCounts(), nullptr);
  // Every test of a square runs the line with that label once.
  EXPECT_EQ(watched.session.analyses().lineCounts()->of(Label::test),
            watched.session.timeline().counters().of(EventKind::test));
  watched.session.update();
  EXPECT_EQ(watched.session.untilNextChange(true), std::nullopt);
}

TEST(Progress, IsOfOneStepAndOnlyWhereThereIsTravel) {
  Watched watched;
  watched.session.perform(ask::Step{});
  EXPECT_EQ(watched.session.progress(false), 0);
  EXPECT_EQ(watched.session.progress(true), 1);
  watched.now += 0.1;
  EXPECT_GT(watched.session.progress(false), 0);
  EXPECT_LT(watched.session.progress(false), 1);
  watched.now += 1;
  EXPECT_EQ(watched.session.progress(false), 1);
  watched.session.seek(100);
  EXPECT_EQ(watched.session.progress(false), 1) << "a leap has no travel";
  // A step of play has one, however many events it skips.
  watched.session.perform(ask::SetStepSize{StepSize::turn});
  watched.session.play();
  const std::uint64_t before = watched.position();
  while (watched.position() == before) watched.pass(1.0 / 64);
  EXPECT_GT(watched.position(), before + 1);
  EXPECT_LT(watched.session.progress(false), 1);
}

}  // namespace
}  // namespace queens
