// Two synchronized searches, compared with a count of every event of both.
#include <gtest/gtest.h>

#include <random>

#include "watched.hpp"

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
                        const std::vector<std::uint64_t>& following, bool race) {
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

void follow(Watched& second, Watched& first, SyncMode by) {
  bool known = false;
  do {
    known = second.session.keepAbreast(first.session, by);
    second.session.update();
  } while (!known || second.session.pursuing());
}

TEST(SyncMode, IsWhereAsMuchHasHappened) {
  std::mt19937_64 random(3);
  for (const VariantInfo& leading : kVariants) {
    for (const VariantInfo& following : kVariants) {
      Watched first(leading.variant, 5), second(following.variant, 5);
      for (std::size_t i = 0; i < kSyncModeNames.size(); ++i) {
        const auto by = static_cast<SyncMode>(i);
        const auto ofFirst = countsOf(leading.variant, 5, by), ofSecond = countsOf(following.variant, 5, by);
        for (int round = 0; round < 12; ++round) {
          first.session.seek(random() % (ofFirst.size() + 1));
          follow(second, first, by);
          EXPECT_EQ(second.position(),
                    abreastOf(ofFirst, first.position(), ofSecond, by == SyncMode::operation))
              << leading.id << " at " << first.position() << ", " << following.id << " by "
              << kSyncModeNames[i];
        }
      }
    }
  }
}

TEST(SyncMode, IsFarAheadInSlicesOfFrames) {
  Watched first(VariantId::bitmask, 10), second(VariantId::boardScan, 10);
  second.perLook = 0.002;
  for (int solutions = 0; solutions < 300; ++solutions) first.session.runTo(EventKind::solution);
  second.session.keepAbreast(first.session, SyncMode::solution);
  EXPECT_TRUE(second.session.pursuing());
  follow(second, first, SyncMode::solution);
  EXPECT_EQ(second.session.timeline().counters().of(EventKind::solution), 300u);
  EXPECT_EQ(second.session.timeline().event()->kind, EventKind::solution);
}

TEST(SyncMode, OfARaceIsCountedInSlicesOfFrames) {
  Watched first(VariantId::flagArrays, 9), second(VariantId::permutations, 9);
  first.perLook = second.perLook = 0.002;
  first.session.seek(150'000);
  EXPECT_FALSE(second.session.keepAbreast(first.session, SyncMode::operation));
  EXPECT_EQ(first.session.operations(), std::nullopt);
  EXPECT_EQ(first.session.untilNextChange(true), 0);
  follow(second, first, SyncMode::operation);
  ASSERT_TRUE(first.session.operations() && second.session.operations());
  EXPECT_LE(*second.session.operations(), *first.session.operations());
  second.session.seek(second.position() + 1);
  EXPECT_GT(second.session.station(SyncMode::operation)->count, *first.session.operations());
}

TEST(SyncMode, IsFoundAgainAfterTheOtherHasBegunAnewOrBecomeLarger) {
  Watched first(VariantId::flagArrays, 6), second(VariantId::bitmask, 6);
  first.session.seek(40);
  follow(second, first, SyncMode::event);
  EXPECT_EQ(second.position(), 40u);
  second.session.begin(VariantId::hashSets, 6);
  follow(second, first, SyncMode::event);
  EXPECT_EQ(second.position(), 40u);
  first.session.perform(ask::Reset{});
  follow(second, first, SyncMode::event);
  EXPECT_EQ(second.position(), 0u);
}

TEST(SyncMode, IsToldOfAsCalmlyAsTheOne) {
  Watched first, second(VariantId::bitmask, 8);
  first.session.perform(ask::SetSpeed{1000});
  first.session.play();
  for (int frame = 0; frame < 60; ++frame) {
    first.pass(1.0 / 64);
    second.now = first.now;
    second.session.keepAbreast(first.session, SyncMode::event);
    second.session.update();
  }
  EXPECT_FALSE(second.session.followable());
  EXPECT_EQ(second.session.fast(), first.session.fast());
  first.session.pause();
  follow(second, first, SyncMode::event);
  EXPECT_TRUE(second.session.followable());
}

}  // namespace
}  // namespace queens
