#include "playback/breakpoints.hpp"

#include <gtest/gtest.h>

#include "stage.hpp"

namespace queens {
namespace {

// The place of a student who steps line by line: a position, and a number of lines of the next event.
struct Place {
  std::uint64_t position;
  std::size_t lines;
  bool operator==(const Place&) const = default;
};
std::ostream& operator<<(std::ostream& out, const Place& each) {
  return out << each.position << " + " << each.lines;
}

// All places of a search with a breakpoint, found by checking its events one by one.
template <class IsStop>
std::vector<Place> placesOf(VariantId variant, int n, IsStop isStop) {
  std::vector<Place> places;
  Timeline timeline(variant, n);
  while (timeline.step()) {
    const std::vector<TracedLine> lines = timeline.lines();
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const bool last = i + 1 == lines.size();
      if (isStop(lines[i], last ? timeline.event() : nullptr))
        places.push_back(last ? Place{timeline.position(), 0} : Place{timeline.position() - 1, i + 1});
    }
  }
  return places;
}

Place placeOf(const Stage& stage) {
  return {stage.timeline.position(), stage.player.linesAhead()};
}

TEST(Breakpoints, OnTheWayToTheNextNoneIsPassed) {
  for (const VariantInfo& each : kVariants) {
    for (const Label label :
         {Label::place, Label::remove, Label::test, Label::record, Label::scan, Label::loop}) {
      Breakpoints breakpoints;
      breakpoints.toggle(label);
      const auto expected = placesOf(
          each.variant, 4, [&](const TracedLine& line, const Event*) { return line.label == label; });
      Stage stage;
      stage.timeline = Timeline(each.variant, 4);
      stage.player.setBreakpoints(breakpoints);
      for (const Place& place : expected) {
        stage.player.go(goal::NextBreakpoint());
        stage.pass(kFrame);
        ASSERT_FALSE(stage.player.pursuing());
        ASSERT_EQ(placeOf(stage), place) << each.id << " " << kLabelNames[static_cast<std::size_t>(label)];
      }
      stage.player.go(goal::NextBreakpoint());
      stage.pass(kFrame);
      EXPECT_TRUE(stage.timeline.atEnd()) << "no other is left";
    }
  }
}

TEST(Breakpoints, AtASquareComeWhereItIsTestedAndWhereItIsFilled) {
  const Square square = {2, 1};
  Breakpoints breakpoints;
  breakpoints.toggle(square);
  const auto expected = placesOf(VariantId::flagArrays, 5, [&](const TracedLine&, const Event* event) {
    return event && event->square == square &&
           (event->kind == EventKind::test || event->kind == EventKind::place);
  });
  ASSERT_GT(expected.size(), 10u);
  Stage stage;
  stage.timeline = Timeline(VariantId::flagArrays, 5);
  stage.player.setBreakpoints(breakpoints);
  for (const Place& place : expected) {
    stage.player.go(goal::NextBreakpoint());
    stage.pass(kFrame);
    ASSERT_EQ(placeOf(stage), place);
  }
}

TEST(Breakpoints, EndPlayAtEverySpeedAndGrainAndItGoesOnFromThere) {
  Breakpoints breakpoints;
  breakpoints.toggle(Label::remove);
  breakpoints.toggle(Square{1, 3});
  const auto expected = placesOf(VariantId::flagArrays, 5, [](const TracedLine& line, const Event* event) {
    return line.label == Label::remove ||
           (event && event->square == Square{1, 3} && event->kind != EventKind::remove);
  });
  for (const StepSize stepSize : {StepSize::event, StepSize::line, StepSize::queen, StepSize::turn}) {
    for (const double speed : {4.0, 64.0, 1000.0, kFastest}) {
      Stage stage;
      stage.timeline = Timeline(VariantId::flagArrays, 5);
      stage.player.setBreakpoints(breakpoints);
      stage.player.setStepSize(stepSize);
      stage.player.setSpeed(speed, stage.now);
      for (std::size_t i = 0; i < 12; ++i) {
        stage.player.play(stage.now);
        for (int frame = 0; stage.player.playing() && frame < 6000; ++frame) stage.pass(kFrame);
        ASSERT_EQ(placeOf(stage), expected[i])
            << kStepSizeNames[static_cast<std::size_t>(stepSize)] << " at " << speed << ", stop " << i;
      }
    }
  }
}

TEST(Breakpoints, FarAwayHoldUpNoFrame) {
  Stage stage;
  stage.timeline.seek(5'000'000);
  stage.timeline.seek(0);
  stage.player.setSpeed(kFastest, stage.now);
  stage.player.play(stage.now);
  stage.perLook = 1e-4;
  for (int i = 0; i < 50; ++i) stage.pass(kFrame);
  stage.player.pause();
  stage.timeline.seek(0);
  Breakpoints breakpoints;
  breakpoints.toggle(Square{0, 11});
  stage.player.setBreakpoints(breakpoints);
  stage.player.go(goal::NextBreakpoint());
  // Each check takes so long that a frame has time for only a few; the distance between two is short.
  stage.perLook = 1e-3;
  stage.advance();
  EXPECT_GT(stage.timeline.position(), 0u);
  EXPECT_LT(stage.timeline.position(), 40'000u);
  EXPECT_TRUE(stage.player.pursuing());
  stage.player.setBreakpoints(Breakpoints());
  EXPECT_FALSE(stage.player.pursuing()) << "nothing is left to go to";
}

TEST(Breakpoints, LeaveTheRangeOfPlayAsItIs) {
  Breakpoints breakpoints;
  breakpoints.toggle(Square{4, 4});
  for (const double speed : {8.0, 1000.0, kFastest}) {
    Stage stage;
    stage.perLook = 1e-4;
    stage.player.setBreakpoints(breakpoints);
    stage.player.setRange(10, 30, false);
    stage.player.setSpeed(speed, stage.now);
    stage.timeline.seek(10);
    stage.player.play(stage.now);
    stage.pass(20);
    EXPECT_EQ(stage.timeline.position(), 30u) << speed;
    EXPECT_FALSE(stage.player.playing());
    stage.player.setRange(10, 30, true);
    stage.player.play(stage.now);
    stage.pass(20);
    EXPECT_TRUE(stage.player.playing());
    EXPECT_GE(stage.timeline.position(), 10u);
    EXPECT_LE(stage.timeline.position(), 30u);
  }
}

TEST(Breakpoints, TakenAwayEndNothing) {
  Breakpoints breakpoints;
  breakpoints.toggle(Label::remove);
  breakpoints.toggle(Square{1, 3});
  breakpoints.toggle(Label::remove);
  EXPECT_FALSE(breakpoints.empty());
  breakpoints.toggle(Square{1, 3});
  EXPECT_TRUE(breakpoints.empty());
}

}  // namespace
}  // namespace queens
