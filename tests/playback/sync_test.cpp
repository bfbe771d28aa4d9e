// Two synchronized searches, compared with a count of every event of both.
#include <gtest/gtest.h>

#include <random>

#include "core/recorded/recording.hpp"
#include "playback/sync.hpp"

namespace queens {
namespace {

// The amount that each event of a search adds to the synchronized quantity.
std::vector<std::uint64_t> countsOf(VariantId variant, int n, SyncMode by) {
  std::vector<std::uint64_t> counts;
  Search search(variant, n);
  SearchFigures figures({variant}, n);
  std::uint64_t operations = 0;
  while (!search.done()) {
    const Event event = search.advance(figures);
    figures(event);
    std::uint64_t all = 0;
    for (std::size_t i = 0; i < kEventKindNames.size(); ++i) {
      const auto& ofKind = figures.of(static_cast<EventKind>(i));
      all += ofKind.executed + ofKind.reads;
    }
    const bool counted = by == SyncMode::event ||
                         event.kind == (by == SyncMode::queen ? EventKind::place : EventKind::solution);
    counts.push_back(by == SyncMode::operation ? all - operations : counted);
    operations = all;
  }
  return counts;
}

// The position of one search when another is at a given position, event by event.
std::uint64_t abreastOf(const std::vector<std::uint64_t>& leading, std::uint64_t position,
                        const std::vector<std::uint64_t>& following, bool race, bool sameGoal) {
  // A race goes on until both have ended, unless one looks for a single solution and the other for all.
  if (race && sameGoal && position == leading.size()) return following.size();
  std::uint64_t wanted = 0;
  for (std::uint64_t i = 0; i < position; ++i) wanted += leading[i];
  std::uint64_t there = 0;
  // In a race it stops before exceeding the amount; otherwise once it has reached it.
  for (std::uint64_t met = 0; there < following.size(); ++there) {
    if (race ? met + following[there] > wanted : met >= wanted) break;
    met += following[there];
  }
  return there;
}

/// Two searches, one beside the other, with a clock that moves only on request, or a little at each reading.
struct Pair {
  Seconds now = 100;
  Seconds perLook = 0;
  Budget time{[this] { return now += perLook; }};
  Sync sync{time};

  Pair(VariantId first, VariantId second, int n, SyncMode by) {
    sync.first().begin(first, n);
    sync.compare(second);
    sync.choose(by);
    sync.update();
  }
  Pair(const Pair&) = delete;
  Pair& operator=(const Pair&) = delete;

  Session& first() { return sync.all()[0]; }
  Session& second() { return sync.all()[1]; }
  void frame() {
    sync.update();
    time.renew();
  }
  // Runs frames until nothing moves.
  void settle() {
    do frame();
    while (sync.untilNextChange(true) == Seconds{0});
  }
  std::uint64_t position() { return second().timeline().position(); }
};

TEST(Sync, GoesWhereAsMuchHasHappened) {
  std::mt19937_64 random(3);
  for (const VariantInfo& leading : kVariants) {
    for (const VariantInfo& following : kVariants) {
      for (std::size_t i = 0; i < kSyncModeNames.size(); ++i) {
        const auto by = static_cast<SyncMode>(i);
        Pair pair(leading.variant, following.variant, 5, by);
        const auto ofFirst = countsOf(leading.variant, 5, by), ofSecond = countsOf(following.variant, 5, by);
        for (int round = 0; round < 12; ++round) {
          pair.first().seek(random() % (ofFirst.size() + 1));
          const std::uint64_t at = pair.first().timeline().position();
          pair.settle();
          EXPECT_EQ(pair.position(), abreastOf(ofFirst, at, ofSecond, by == SyncMode::operation,
                                               goalOf(leading.variant) == goalOf(following.variant)))
              << leading.id << " at " << at << ", " << following.id << " by " << kSyncModeNames[i];
        }
      }
    }
  }
}

TEST(Sync, GoesFarAheadInSlicesOfFrames) {
  Pair pair(VariantId::bitmask, VariantId::boardScan, 10, SyncMode::solution);
  pair.perLook = 0.002;
  for (int solutions = 0; solutions < 300; ++solutions) pair.first().runTo(EventKind::solution);
  pair.frame();
  EXPECT_TRUE(pair.second().pursuing());
  pair.settle();
  EXPECT_EQ(pair.second().timeline().counters().of(EventKind::solution), 300u);
  EXPECT_EQ(pair.second().timeline().event()->kind, EventKind::solution);
}

TEST(Sync, CountsTheOperationsOfARaceInSlicesOfFrames) {
  Pair pair(VariantId::flagArrays, VariantId::permutations, 9, SyncMode::operation);
  pair.perLook = 0.002;
  pair.first().seek(60'000);
  while (pair.first().pursuing()) pair.frame();
  pair.frame();
  EXPECT_EQ(pair.first().snapshot().operations, std::nullopt);
  EXPECT_EQ(pair.sync.untilNextChange(true), 0);
  pair.settle();
  ASSERT_TRUE(pair.first().snapshot().operations && pair.second().snapshot().operations);
  EXPECT_LE(*pair.second().snapshot().operations, *pair.first().snapshot().operations);
  pair.second().seek(pair.position() + 1);
  while (!pair.second().countOperations()) pair.time.renew();
  EXPECT_GT(*pair.second().countOperations(), *pair.first().snapshot().operations);
}

TEST(Sync, BringsTheSecondBackAfterEitherHasBegunAnew) {
  Pair pair(VariantId::flagArrays, VariantId::bitmask, 6, SyncMode::event);
  pair.first().seek(40);
  pair.settle();
  EXPECT_EQ(pair.position(), 40u);
  pair.sync.compare(VariantId::hashSets);
  pair.settle();
  EXPECT_EQ(pair.second().variant(), VariantId::hashSets);
  EXPECT_EQ(pair.position(), 40u);
  pair.sync.perform(0, SearchAction::reset);
  pair.settle();
  EXPECT_EQ(pair.position(), 0u);
}

TEST(Sync, LetsTheFirstFollowWhereTheSecondIsSent) {
  Pair pair(VariantId::flagArrays, VariantId::bitmask, 6, SyncMode::queen);
  pair.sync.perform(1, SearchAction::nextSolution);
  pair.settle();
  EXPECT_EQ(pair.first().timeline().counters().of(EventKind::place),
            pair.second().timeline().counters().of(EventKind::place));
  EXPECT_GT(pair.first().timeline().position(), 0u);
}

// The recording has no tests, but places and removes the same queens.
TEST(Sync, ShowsARecordingBesideTheSameChanges) {
  Recording::Parts parts = {.n = 5, .events = {}, .lines = {}, .variables = {}, .program = {}};
  Search search(VariantId::flagArrays, 5);
  search.run([&](const Event& event) {
    if (event.kind == EventKind::place || event.kind == EventKind::remove)
      parts.events.push_back({event.kind, event.square, event.with});
    return true;
  });
  const std::size_t events = parts.events.size();
  const Recording recording(std::move(parts), 1);
  Budget time{[] { return 100.0; }};
  Sync sync{time};
  sync.first().begin(programOf(recording), 5);
  sync.compare(VariantId::flagArrays);
  for (std::size_t position = 0; position <= events; ++position) {
    sync.first().seek(position);
    do {
      sync.update();
      time.renew();
    } while (sync.untilNextChange(true) == Seconds{0});
    const auto places = [&](std::size_t i) {
      const auto all = sync.all()[i].timeline().search().places();
      return std::vector<int>(all.begin(), all.end());
    };
    ASSERT_EQ(places(0), places(1)) << position;
  }
}

TEST(Sync, ShowsTheSecondAsCalmlyAsTheFirst) {
  Pair pair(VariantId::flagArrays, VariantId::bitmask, 8, SyncMode::event);
  pair.first().perform(ask::SetSpeed{1000});
  pair.first().play();
  for (int frame = 0; frame < 60; ++frame) {
    pair.now += 1.0 / 64;
    pair.frame();
  }
  EXPECT_FALSE(pair.second().legibility().followable);
  EXPECT_EQ(pair.second().legibility().fast, pair.first().legibility().fast);
  pair.first().pause();
  pair.settle();
  EXPECT_TRUE(pair.second().legibility().followable);
}

}  // namespace
}  // namespace queens
