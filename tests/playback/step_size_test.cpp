#include "playback/rhythm.hpp"

#include <gtest/gtest.h>

#include <set>

#include "stage.hpp"
#include "watched.hpp"

namespace queens {
namespace {

Stage playing(VariantId variant, int n, StepSize stepSize, double speed) {
  Stage stage;
  stage.timeline = Timeline(variant, n);
  stage.player.setStepSize(stepSize);
  stage.player.setSpeed(speed, stage.now);
  stage.player.play(stage.now);
  return stage;
}

// The events at which play rests, independently of frames.
std::vector<Event> stops(Stage& stage) {
  std::vector<Event> seen;
  while (stage.player.playing()) {
    const std::uint64_t before = stage.timeline.position();
    stage.now = *stage.player.nextDue();
    stage.advance();
    if (stage.timeline.position() != before) seen.push_back(*stage.timeline.event());
  }
  return seen;
}

bool movesAQueen(const Event& event) {
  return event.kind == EventKind::place || event.kind == EventKind::remove || event.kind == EventKind::move;
}

bool losesARow(const Event& event) {
  return event.deadEnd || event.kind == EventKind::wipeout;
}

bool endsSomething(const Event& event) {
  return event.kind == EventKind::solution || event.kind == EventKind::reject ||
         event.kind == EventKind::restart || event.kind == EventKind::done;
}

std::vector<Event> eventsOf(VariantId variant, int n, bool (*wanted)(const Event&)) {
  std::vector<Event> events;
  Search(variant, n).run([&](const Event& event) {
    if (wanted(event)) events.push_back(event);
    return true;
  });
  return events;
}

TEST(StepSize, OfQueensStandsWhereOneIsPlacedOrTakenBack) {
  for (const VariantInfo& each : kVariants) {
    Stage stage = playing(each.variant, 5, StepSize::queen, 4);
    EXPECT_EQ(stops(stage),
              eventsOf(each.variant, 5,
                       [](const Event& event) { return movesAQueen(event) || endsSomething(event); }))
        << each.id;
  }
}

TEST(StepSize, OfTurnsStandsAtDeadEndsAndSolutions) {
  for (const VariantInfo& each : kVariants) {
    Stage stage = playing(each.variant, 5, StepSize::turn, 4);
    EXPECT_EQ(stops(stage),
              eventsOf(each.variant, 5,
                       [](const Event& event) { return losesARow(event) || endsSomething(event); }))
        << each.id;
  }
}

TEST(StepSize, OfEventsStandsAtAll) {
  Stage stage = playing(VariantId::permutations, 4, StepSize::event, 4);
  EXPECT_EQ(stops(stage), eventsOf(VariantId::permutations, 4, [](const Event&) { return true; }));
}

// Between two events it rests at each line that leads to the next one.
TEST(StepSize, OfLinesStandsAtEachLineThatIsExecuted) {
  for (const VariantInfo& each : kVariants) {
    Stage stage = playing(each.variant, 4, StepSize::line, 4);
    while (stage.player.playing()) {
      const std::uint64_t before = stage.timeline.position();
      const std::size_t ahead = stage.player.linesAhead();
      const bool last = ahead + 1 >= stage.timeline.upcomingLines().size();
      stage.now = *stage.player.nextDue();
      stage.advance();
      ASSERT_EQ(stage.timeline.position(), before + (last ? 1 : 0)) << each.id;
      ASSERT_EQ(stage.player.linesAhead(), last ? 0 : ahead + 1) << each.id;
    }
  }
}

TEST(StepSize, StopsWhereAskedToThoughNoStepOfItEndsThere) {
  Stage stage = playing(VariantId::flagArrays, 6, StepSize::turn, 4);
  stage.player.setUntil(EventKind::place);
  const std::vector<Event> seen = stops(stage);
  ASSERT_EQ(seen.size(), 1u);
  EXPECT_EQ(seen[0].kind, EventKind::place);
  stage.player.setUntil(std::nullopt);
  stage.player.setRange(std::nullopt, stage.timeline.position() + 3, false);
  stage.player.play(stage.now);
  const std::uint64_t end = stage.timeline.position() + 3;
  stops(stage);
  EXPECT_EQ(stage.timeline.position(), end);
}

// Single steps are too fast to see, so only their number matters.
TEST(StepSize, KeepsItsSpeedWhereStepsCannotBeSeen) {
  for (const StepSize stepSize : {StepSize::queen, StepSize::turn}) {
    for (const double speed : {100.0, 2000.0, 50000.0}) {
      Stage stage = playing(VariantId::flagArrays, 12, stepSize, speed);
      stage.pass(1);
      const Counters before = stage.timeline.counters();
      stage.pass(2);
      const Counters after = stage.timeline.counters();
      const auto counted = [&](const Counters& of) {
        const std::uint64_t ends = of.of(EventKind::solution);
        return stepSize == StepSize::turn ? ends + of.deadEnd
                                          : ends + of.of(EventKind::place) + of.of(EventKind::remove);
      };
      const auto steps = static_cast<double>(counted(after) - counted(before));
      EXPECT_NEAR(steps / (2 * speed), 1, 0.15) << speed;
    }
  }
}

// A manual step ends where a step of play of the same size ends, and Back ends at the same places.
TEST(StepSize, IsThatOfTheStepButtons) {
  for (const VariantInfo& each : kVariants) {
    for (const StepSize stepSize : {StepSize::event, StepSize::queen, StepSize::turn}) {
      Watched watched(each.variant, 5);
      watched.session.perform(ask::SetStepSize{stepSize});
      std::vector<std::uint64_t> ends = {0};
      Search(each.variant, 5).run([&, position = std::uint64_t{0}](const Event& event) mutable {
        ++position;
        if (stepSize == StepSize::event || endsSomething(event) ||
            (stepSize == StepSize::queen ? movesAQueen(event) : losesARow(event)))
          ends.push_back(position);
        return true;
      });
      for (std::size_t i = 1; i < ends.size(); ++i) {
        watched.session.perform(SearchAction::step);
        ASSERT_EQ(watched.position(), ends[i]) << each.id;
      }
      for (std::size_t i = ends.size() - 1; i-- > 0;) {
        watched.session.perform(SearchAction::back);
        ASSERT_EQ(watched.position(), ends[i]) << each.id;
      }
      watched.session.perform(SearchAction::back);
      EXPECT_EQ(watched.position(), 0u);
    }
  }
}

TEST(StepSize, OfLinesIsThatOfTheStepButtonsToo) {
  Watched watched(VariantId::flagArrays, 4);
  watched.session.perform(ask::SetStepSize{StepSize::line});
  const std::size_t lines = watched.session.timeline().upcomingLines().size();
  ASSERT_GT(lines, 1u);
  for (std::size_t line = 1; line < lines; ++line) {
    watched.session.perform(SearchAction::step);
    ASSERT_EQ(watched.session.snapshot().linesAhead, line);
  }
  watched.session.perform(SearchAction::step);
  EXPECT_EQ(watched.position(), 1u);
  watched.session.perform(SearchAction::back);
  EXPECT_EQ(watched.position(), 0u);
  EXPECT_EQ(watched.session.snapshot().linesAhead, lines - 1);
}

// Coarse steps do not skip breakpoints.
TEST(StepSize, OfTheStepButtonsEndsAtAStop) {
  Watched watched(VariantId::flagArrays, 6);
  watched.session.perform(ask::SetStepSize{StepSize::turn});
  watched.session.perform(ask::ToggleBreakpointAtSquare{{2, 4}});
  watched.session.perform(SearchAction::step);
  EXPECT_EQ(watched.session.timeline().event()->square, (Square{2, 4}));
  const std::uint64_t stopped = watched.position();
  watched.session.perform(SearchAction::step);
  EXPECT_GT(watched.position(), stopped);
}

TEST(StepSize, HasANameForEach) {
  std::set<std::string_view> names;
  for (const std::string_view name : kStepSizeNames) names.insert(name);
  EXPECT_EQ(names.size(), 4u);
}

}  // namespace
}  // namespace queens
