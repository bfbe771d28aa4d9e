#include "session/grain.hpp"

#include <gtest/gtest.h>

#include <set>

#include "stage.hpp"

namespace queens {
namespace {

Stage playing(VariantId variant, int n, Grain grain, double speed) {
  Stage stage;
  stage.timeline = Timeline(variant, n);
  stage.player.setGrain(grain);
  stage.player.setSpeed(speed, stage.now);
  stage.player.play(stage.now);
  return stage;
}

// The events at which play stands still, whatever the frames.
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
  return event.kind == EventKind::place || event.kind == EventKind::remove;
}

bool endsSomething(const Event& event) {
  return event.kind == EventKind::solution || event.kind == EventKind::reject ||
         event.kind == EventKind::done;
}

std::vector<Event> eventsOf(VariantId variant, int n, bool (*wanted)(const Event&)) {
  std::vector<Event> events;
  Search(variant, n).run([&](const Event& event) {
    if (wanted(event)) events.push_back(event);
    return true;
  });
  return events;
}

TEST(Grain, OfQueensStandsWhereOneIsPlacedOrTakenBack) {
  for (const VariantInfo& each : kVariants) {
    Stage stage = playing(each.variant, 5, Grain::queen, 4);
    EXPECT_EQ(stops(stage),
              eventsOf(each.variant, 5,
                       [](const Event& event) { return movesAQueen(event) || endsSomething(event); }))
        << each.id;
  }
}

TEST(Grain, OfTurnsStandsAtDeadEndsAndSolutions) {
  for (const VariantInfo& each : kVariants) {
    Stage stage = playing(each.variant, 5, Grain::turn, 4);
    EXPECT_EQ(
        stops(stage),
        eventsOf(each.variant, 5, [](const Event& event) { return event.deadEnd || endsSomething(event); }))
        << each.id;
  }
}

TEST(Grain, OfEventsStandsAtAll) {
  Stage stage = playing(VariantId::permutations, 4, Grain::event, 4);
  EXPECT_EQ(stops(stage), eventsOf(VariantId::permutations, 4, [](const Event&) { return true; }));
}

// Between two events it stands at each line that leads to the next.
TEST(Grain, OfLinesStandsAtEachLineThatIsExecuted) {
  for (const VariantInfo& each : kVariants) {
    Stage stage = playing(each.variant, 4, Grain::line, 4);
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

TEST(Grain, StopsWhereAskedToThoughNoStepOfItEndsThere) {
  Stage stage = playing(VariantId::flagArrays, 6, Grain::turn, 4);
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

// Single steps cannot be seen any more, so that their number alone matters.
TEST(Grain, KeepsItsSpeedWhereStepsCannotBeSeen) {
  for (const Grain grain : {Grain::queen, Grain::turn}) {
    for (const double speed : {100.0, 2000.0, 50000.0}) {
      Stage stage = playing(VariantId::flagArrays, 12, grain, speed);
      stage.pass(1);
      const Counters before = stage.timeline.counters();
      stage.pass(2);
      const Counters after = stage.timeline.counters();
      const auto counted = [&](const Counters& of) {
        const std::uint64_t ends = of.of(EventKind::solution);
        return grain == Grain::turn ? ends + of.deadEnd
                                    : ends + of.of(EventKind::place) + of.of(EventKind::remove);
      };
      const auto steps = static_cast<double>(counted(after) - counted(before));
      EXPECT_NEAR(steps / (2 * speed), 1, 0.15) << speed;
    }
  }
}

TEST(Grain, HasANameForEach) {
  std::set<std::string_view> names;
  for (const std::string_view name : kGrainNames) names.insert(name);
  EXPECT_EQ(names.size(), 4u);
}

}  // namespace
}  // namespace queens
