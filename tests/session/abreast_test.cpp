// Two searches that keep in step, beside a count of every event of both.
#include <gtest/gtest.h>

#include <random>

#include "watched.hpp"

namespace queens {
namespace {

std::vector<EventKind> eventsOf(VariantId variant, int n) {
  std::vector<EventKind> kinds;
  Search(variant, n).run([&](const Event& event) {
    kinds.push_back(event.kind);
    return true;
  });
  return kinds;
}

// Where one search stands when another is at a position, event by event.
std::uint64_t abreastOf(const std::vector<EventKind>& leading, std::uint64_t position,
                        const std::vector<EventKind>& following, Abreast by) {
  const auto counts = [by](EventKind kind) {
    return by == Abreast::event || kind == (by == Abreast::queen ? EventKind::place : EventKind::solution);
  };
  std::uint64_t wanted = 0;
  for (std::uint64_t i = 0; i < position; ++i) wanted += counts(leading[i]);
  std::uint64_t there = 0;
  for (std::uint64_t met = 0; met < wanted && there < following.size(); ++there)
    met += counts(following[there]);
  return there;
}

void follow(Watched& second, const Watched& first, Abreast by) {
  do {
    second.session.keepAbreast(first.session, by);
    second.session.update();
  } while (second.session.pursuing());
}

TEST(Abreast, IsWhereAsMuchHasHappened) {
  std::mt19937_64 random(3);
  for (const VariantInfo& leading : kVariants) {
    for (const VariantInfo& following : kVariants) {
      const auto ofFirst = eventsOf(leading.variant, 5), ofSecond = eventsOf(following.variant, 5);
      Watched first(leading.variant, 5), second(following.variant, 5);
      for (int round = 0; round < 40; ++round) {
        first.session.seek(random() % (ofFirst.size() + 1));
        const auto by = static_cast<Abreast>(random() % kAbreastNames.size());
        follow(second, first, by);
        EXPECT_EQ(second.position(), abreastOf(ofFirst, first.position(), ofSecond, by))
            << leading.id << " at " << first.position() << ", " << following.id << " by "
            << kAbreastNames[static_cast<std::size_t>(by)];
      }
    }
  }
}

TEST(Abreast, IsFarAheadInSlicesOfFrames) {
  Watched first(VariantId::bitmask, 10), second(VariantId::boardScan, 10);
  second.perLook = 0.002;
  for (int solutions = 0; solutions < 300; ++solutions) first.session.runTo(EventKind::solution);
  second.session.keepAbreast(first.session, Abreast::solution);
  EXPECT_TRUE(second.session.pursuing());
  follow(second, first, Abreast::solution);
  EXPECT_EQ(second.session.timeline().counters().of(EventKind::solution), 300u);
  EXPECT_EQ(second.session.timeline().event()->kind, EventKind::solution);
}

TEST(Abreast, IsFoundAgainAfterTheOtherHasBegunAnewOrBecomeLarger) {
  Watched first(VariantId::flagArrays, 6), second(VariantId::bitmask, 6);
  first.session.seek(40);
  follow(second, first, Abreast::event);
  EXPECT_EQ(second.position(), 40u);
  second.session.begin(VariantId::hashSets, 6);
  follow(second, first, Abreast::event);
  EXPECT_EQ(second.position(), 40u);
  first.session.perform(ask::Reset{});
  follow(second, first, Abreast::event);
  EXPECT_EQ(second.position(), 0u);
}

TEST(Abreast, IsToldOfAsCalmlyAsTheOne) {
  Watched first, second(VariantId::bitmask, 8);
  first.session.perform(ask::SetSpeed{1000});
  first.session.play();
  for (int frame = 0; frame < 60; ++frame) {
    first.pass(1.0 / 64);
    second.now = first.now;
    second.session.keepAbreast(first.session, Abreast::event);
    second.session.update();
  }
  EXPECT_FALSE(second.session.followable());
  EXPECT_EQ(second.session.fast(), first.session.fast());
  first.session.pause();
  follow(second, first, Abreast::event);
  EXPECT_TRUE(second.session.followable());
}

}  // namespace
}  // namespace queens
