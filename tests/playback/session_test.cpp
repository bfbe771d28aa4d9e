#include "playback/session.hpp"

#include <gtest/gtest.h>

#include "core/recorded/recording.hpp"
#include "watched.hpp"

namespace queens {
namespace {

// The first solution of n = 32 is farther than any seek that a student would wait for.
TEST(PlayOrPause, StopsALongWayInsteadOfPlayingBesideIt) {
  Watched watched(VariantId::flagArrays, 32);
  watched.perLook = 0.01;
  watched.session.perform(SearchAction::nextSolution);
  ASSERT_TRUE(watched.session.pursuing());
  watched.session.perform(SearchAction::playOrPause);
  EXPECT_FALSE(watched.session.pursuing());
  EXPECT_FALSE(watched.session.playing());
  watched.session.perform(SearchAction::playOrPause);
  EXPECT_TRUE(watched.session.playing());
}

TEST(LastSeen, IsWhereTheReaderHasBeenNotWhatAScoutHasExplored) {
  Watched watched(VariantId::flagArrays, 4);
  watched.session.seek(60);
  watched.session.seek(10);
  EXPECT_EQ(watched.session.timeline().furthest(), 60u);
  watched.session.perform(SearchAction::toLastSeen);
  EXPECT_EQ(watched.position(), 60u);
  watched.session.perform(SearchAction::toLastSeen);
  EXPECT_EQ(watched.position(), 60u) << "the end is not known";
  watched.session.seek(1000);
  watched.session.seek(0);
  watched.session.perform(SearchAction::toLastSeen);
  EXPECT_EQ(watched.position(), 110u);
  watched.session.perform(SearchAction::reset);
  EXPECT_EQ(watched.session.timeline().furthest(), 0u);
}

// A long recording is gone through in many frames, from its beginning and after a reset.
TEST(Recorded, EndIsFoundInPartsAndAgainAfterAReset) {
  constexpr std::uint64_t kEvents = 1'500'000;
  Recording::Parts parts{.n = 4, .events = {}, .lines = {}, .variables = {}, .program = {}};
  parts.events.assign(kEvents, {EventKind::test, {0, 1}});
  const Recording recording(std::move(parts), 1);
  Watched watched;
  watched.perLook = 0.001;
  watched.session.begin(programOf(recording), 4);
  for (const bool again : {false, true}) {
    if (again) watched.session.perform(SearchAction::reset);
    EXPECT_FALSE(watched.session.timeline().total());
    EXPECT_GT(watched.session.timeline().explored(), 0u);
    watched.session.seek(7);
    int frames = 0;
    for (; frames < 10'000 && !watched.session.timeline().total(); ++frames) {
      EXPECT_EQ(watched.session.untilNextChange(true), Seconds{0});
      watched.session.update();
      watched.time.renew();
    }
    EXPECT_GT(frames, 5);
    EXPECT_EQ(watched.session.timeline().total(), kEvents);
    EXPECT_EQ(watched.position(), 7u);
  }
}

// The lines of an event run one by one; the last one performs the event.
TEST(StepLine, GoesThroughTheLinesOfTheNextEventAndBack) {
  Watched watched(VariantId::boardScan, 4);
  watched.session.seek(20);
  const std::vector<TracedLine> upcoming = watched.session.timeline().upcomingLines();
  ASSERT_GT(upcoming.size(), 2u);
  for (std::size_t ahead = 1; ahead < upcoming.size(); ++ahead) {
    watched.session.perform(SearchAction::stepLine);
    EXPECT_EQ(watched.position(), 20u);
    ASSERT_EQ(watched.session.snapshot().lines.size(), ahead);
    EXPECT_EQ(watched.session.snapshot().lines.back().label, upcoming[ahead - 1].label);
  }
  watched.session.perform(SearchAction::stepLine);
  EXPECT_EQ(watched.position(), 21u);
  EXPECT_EQ(watched.session.snapshot().linesAhead, 0u);
  for (std::size_t ahead = upcoming.size(); ahead-- > 1;) {
    watched.session.perform(SearchAction::backLine);
    EXPECT_EQ(watched.position(), 20u);
    EXPECT_EQ(watched.session.snapshot().linesAhead, ahead);
  }
  watched.session.perform(SearchAction::backLine);
  EXPECT_EQ(watched.session.snapshot().linesAhead, 0u);
}

TEST(StepLine, PlaysOnToTheNextEventFromWithinALine) {
  Watched watched(VariantId::boardScan, 4);
  watched.session.perform(SearchAction::stepLine);
  ASSERT_EQ(watched.session.snapshot().linesAhead, 1u);
  watched.session.perform(SearchAction::step);
  EXPECT_EQ(watched.position(), 1u);
  EXPECT_EQ(watched.session.snapshot().linesAhead, 0u);
}

TEST(StepLine, StepsBackFromWithinALineToTheEventBeforeIt) {
  Watched watched(VariantId::boardScan, 4);
  watched.session.seek(20);
  watched.session.perform(SearchAction::stepLine);
  watched.session.perform(SearchAction::back);
  EXPECT_EQ(watched.position(), 20u);
  EXPECT_EQ(watched.session.snapshot().linesAhead, 0u);
  watched.session.perform(SearchAction::back);
  EXPECT_EQ(watched.position(), 19u);
}

TEST(Heat, IsThereOnlyWhileEventsPassTooQuicklyToBeSeen) {
  Watched watched;
  watched.session.perform(ask::SetSpeed{64});
  watched.session.play();
  watched.pass(1);
  EXPECT_FALSE(watched.session.snapshot().fast);
  watched.session.perform(ask::SetSpeed{4096});
  watched.pass(1);
  EXPECT_TRUE(watched.session.snapshot().fast);
  const HeatMap heat = watched.session.snapshot().heat.value();
  EXPECT_GT(*std::max_element(heat.begin(), heat.end()), 0);
  watched.session.pause();
  watched.pass(0.1);
  EXPECT_FALSE(watched.session.snapshot().fast);
  EXPECT_FALSE(watched.session.snapshot().heat);
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
    ASSERT_TRUE(watched.session.snapshot().fast);
    const Snapshot snapshot = watched.session.snapshot();
    const ShownPosition& seen = snapshot.onBoard();
    EXPECT_EQ(seen.position, snapshot.readable().position);
    EXPECT_EQ(seen.position, snapshot.calm.value().position);
    if (seen.position != last) ++moments;
    last = seen.position;
  }
  EXPECT_GE(moments, 3u);
  EXPECT_LE(moments, 5u) << "it can be read";
  EXPECT_LT(last, watched.session.timeline().position());
  watched.session.pause();
  watched.pass(1.0 / 64);
  EXPECT_EQ(watched.session.snapshot().onBoard().position, watched.session.timeline().position());
}

TEST(LineCounts, AreThoseOfThePositionAndAskForFramesUntilThen) {
  Watched watched(VariantId::flagArrays, 12);
  watched.session.seek(1'000'000);
  watched.perLook = 0.0005;
  watched.session.analyse({.lineCounts = true});
  EXPECT_EQ(watched.session.analyses().lineCounts(), nullptr);
  EXPECT_EQ(watched.session.untilNextChange(true), Seconds{0});
  for (int frame = 0; frame < 1000 && !watched.session.analyses().lineCounts(); ++frame) {
    watched.session.update();
    watched.session.analyse({.lineCounts = true});
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
  watched.session.perform(SearchAction::step);
  EXPECT_EQ(watched.session.snapshot(false).progress, 0);
  EXPECT_EQ(watched.session.snapshot(true).progress, 1);
  watched.now += 0.1;
  EXPECT_GT(watched.session.snapshot(false).progress, 0);
  EXPECT_LT(watched.session.snapshot(false).progress, 1);
  watched.now += 1;
  EXPECT_EQ(watched.session.snapshot(false).progress, 1);
  watched.session.seek(100);
  EXPECT_EQ(watched.session.snapshot(false).progress, 1) << "a leap has no travel";
  // A step of play has one, however many events it skips.
  watched.session.perform(ask::SetStepSize{StepSize::turn});
  watched.session.play();
  const std::uint64_t before = watched.position();
  while (watched.position() == before) watched.pass(1.0 / 64);
  EXPECT_GT(watched.position(), before + 1);
  EXPECT_LT(watched.session.snapshot(false).progress, 1);
}

}  // namespace
}  // namespace queens
