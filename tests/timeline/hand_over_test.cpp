#include "timeline/hand_over.hpp"

#include <gtest/gtest.h>

#include <cstring>
#include <functional>
#include <random>

#include "support/each_program.hpp"
#include "timeline/timeline.hpp"

namespace queens {
namespace {

using Bytes = std::vector<std::byte>;

class HandedOver : public testing::TestWithParam<Program> {
 protected:
  // So large that the first solution is beyond the exchanged part.
  static constexpr int kSize = 20;
  // Far enough for positions between the checkpoints.
  Bytes bytes(std::uint64_t events = 5000) const {
    Timeline exploration(GetParam(), kSize);
    exploration.explore(events);
    return exploration.handOver(0);
  }
  // Nothing may change, and nothing may be read out of bounds, which the sanitizers check.
  void expectRefused(const Bytes& bytes) {
    timeline_.seek(7);
    EXPECT_FALSE(timeline_.adopt(bytes));
    EXPECT_EQ(timeline_.explored(), 7u);
    EXPECT_EQ(timeline_.position(), 7u);
    EXPECT_EQ(timeline_.checkpoints().all().size(), 8u);
    EXPECT_EQ(timeline_.seek(5), 5u);
  }

 private:
  Timeline timeline_{GetParam(), kSize};
};

TEST_P(HandedOver, IsReadAsItWasWritten) {
  const Bytes whole = bytes();
  const auto read = HandOver::read(whole);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->head().explored, 5000u);
  EXPECT_EQ(read->head().finished, 0);
  Timeline timeline(GetParam(), kSize);
  for (std::size_t i = 0; i < read->head().count; ++i) {
    const Moment moment = read->moment(i);
    timeline.seek(moment.position);
    EXPECT_EQ(moment.counters, timeline.counters());
  }
}

TEST_P(HandedOver, IsRefusedAtAnyOtherLength) {
  const Bytes whole = bytes();
  std::mt19937_64 random(31);
  for (int round = 0; round < 300; ++round) {
    const std::size_t length = round < 130 ? static_cast<std::size_t>(round) : random() % whole.size();
    expectRefused(Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length)));
  }
  Bytes longer = whole;
  longer.resize(whole.size() + 8);
  expectRefused(longer);
  longer.resize(2 * whole.size());
  expectRefused(longer);
}

TEST_P(HandedOver, IsRefusedWithAnyBitChanged) {
  Bytes changed = bytes();
  std::mt19937_64 random(37);
  // All bits of the header, then some of the rest.
  constexpr std::size_t kBitsOfHead = 8 * sizeof(HandOverHead);
  for (std::size_t round = 0; round < kBitsOfHead + 100; ++round) {
    const std::size_t bit = round < kBitsOfHead ? round : random() % (8 * changed.size());
    changed[bit / 8] ^= std::byte{1} << bit % 8;
    expectRefused(changed);
    ASSERT_FALSE(HasFailure()) << "bit " << bit;
    changed[bit / 8] ^= std::byte{1} << bit % 8;
  }
}

TEST_P(HandedOver, IsRefusedWithSomeBytesChanged) {
  const Bytes whole = bytes();
  std::mt19937_64 random(41);
  for (int round = 0; round < 100; ++round) {
    Bytes changed = whole;
    for (std::uint64_t times = 1 + random() % 50; times > 0; --times) {
      changed[random() % changed.size()] = static_cast<std::byte>(random());
    }
    if (changed != whole) expectRefused(changed);
  }
  Bytes noise(4096);
  for (std::byte& each : noise) each = static_cast<std::byte>(random());
  expectRefused(noise);
  expectRefused(Bytes(4096));
}

// Intact bytes with an impossible meaning.
TEST_P(HandedOver, IsRefusedWhereItContradictsItself) {
  const auto refuse = [&](const char* what, const std::function<void(HandOverHead&)>& change) {
    Bytes changed = bytes();
    HandOverHead head;
    std::memcpy(&head, changed.data(), sizeof head);
    change(head);
    std::memcpy(changed.data(), &head, sizeof head);
    HandOver::seal(changed);
    SCOPED_TRACE(what);
    expectRefused(changed);
  };
  refuse("build", [](HandOverHead& head) { head.build ^= 1; });
  refuse("spacing", [](HandOverHead& head) { head.spacing *= 2; });
  refuse("no spacing", [](HandOverHead& head) { head.spacing = 0; });
  refuse("crooked spacing", [](HandOverHead& head) { head.spacing = 3; });
  refuse("too many", [](HandOverHead& head) { head.spacing = 1; });
  refuse("after", [](HandOverHead& head) { head.after += head.spacing; });
  refuse("far after", [](HandOverHead& head) { head.after = ~std::uint64_t{0}; });
  refuse("explored", [](HandOverHead& head) { head.explored += head.spacing; });
  refuse("very far", [](HandOverHead& head) { head.explored = ~std::uint64_t{0}; });
  refuse("count", [](HandOverHead& head) { --head.count; });
  refuse("great count", [](HandOverHead& head) { head.count = UINT16_MAX; });
  refuse("variant", [](HandOverHead& head) {
    VariantId& variant = head.program.variant;
    variant = static_cast<VariantId>((static_cast<std::size_t>(variant) + 1) % kVariants.size());
  });
  refuse("no variant",
         [](HandOverHead& head) { head.program.variant = static_cast<VariantId>(kVariants.size()); });
  refuse("another bug", [](HandOverHead& head) { head.program.bug = Bug{1}; });
  refuse("no bug", [](HandOverHead& head) { head.program.bug = Bug{kBugIds.size()}; });
  refuse("no goal", [](HandOverHead& head) { head.program.find = Find{kFindNames.size()}; });
  refuse("n", [](HandOverHead& head) { ++head.n; });
  refuse("no n", [](HandOverHead& head) { head.n = 0; });
  refuse("finished", [](HandOverHead& head) { head.finished = 2; });
  refuse("another seed", [](HandOverHead& head) { ++head.program.seed; });
  refuse("no seed", [](HandOverHead& head) { head.program.seed = 0; });
  refuse("given queens", [](HandOverHead& head) { head.program.given.count = 1; });
  refuse("too many given queens", [](HandOverHead& head) { head.program.given.count = 33; });
  refuse("a negative number of given queens", [](HandOverHead& head) { head.program.given.count = -1; });
}

TEST_P(HandedOver, IsRefusedWhereCheckpointsContradictIt) {
  const auto refuse = [&](const char* what, std::size_t offset, std::uint64_t change) {
    Bytes changed = bytes();
    const std::size_t at = sizeof(HandOverHead) + 20 * sizeof(Moment) + offset;
    std::uint64_t word = 0;
    std::memcpy(&word, &changed[at], sizeof word);
    word += change;
    std::memcpy(&changed[at], &word, sizeof word);
    HandOver::seal(changed);
    SCOPED_TRACE(what);
    expectRefused(changed);
  };
  const Moment any{Search(GetParam(), kSize), 0, {}};
  const auto offsetOf = [&any](const std::uint64_t& number) {
    return static_cast<std::size_t>(reinterpret_cast<const std::byte*>(&number) -
                                    reinterpret_cast<const std::byte*>(&any));
  };
  const auto& kinds = any.counters.byKind;
  refuse("position", offsetOf(any.position), 1);
  refuse("counters", offsetOf(kinds[0]), 1);
  refuse("solutions", offsetOf(kinds[static_cast<std::size_t>(EventKind::solution)]), 1000);
}

// Bytes with a valid checksum of any origin may contain another search, but none that leaves the board.
TEST_P(HandedOver, OfAnyMakingIsRefusedOrCanBeGoneThrough) {
  const Bytes whole = bytes(400);
  std::mt19937_64 random(43);
  constexpr int kRounds = 100;
  // A small board uses mostly the beginning of a state, so half of the changes are there.
  constexpr std::size_t kBeginning = 256;
  int taken = 0;
  for (int round = 0; round < kRounds; ++round) {
    Bytes changed = whole;
    // Only the states: headers and counters that contradict each other are refused anyway.
    for (std::uint64_t times = 1 + random() % 4; times > 0; --times) {
      const std::size_t moment = random() % ((whole.size() - sizeof(HandOverHead)) / sizeof(Moment));
      const std::size_t offset = random() % (random() % 2 == 0 ? kBeginning : sizeof(Search));
      const std::size_t at = sizeof(HandOverHead) + moment * sizeof(Moment) + offset;
      // States consist of small numbers.
      changed[at] = static_cast<std::byte>(random() % 2 == 0 ? random() % 40 : random());
    }
    HandOver::seal(changed);
    Timeline timeline(GetParam(), kSize);
    if (!timeline.adopt(changed)) continue;
    ++taken;
    for (std::uint64_t position = 16; position <= 400; position += 48) {
      timeline.seek(position);
      timeline.lines();
    }
    timeline.seek(5000);
    EXPECT_FALSE(timeline.recentEvents(20).empty());
  }
  // A search of this size leaves most of a state unused.
  EXPECT_GT(taken, 0);
  EXPECT_LT(taken, kRounds);
}

QUEENS_FOR_EACH_BACKTRACKING_PROGRAM(HandedOver);

}  // namespace
}  // namespace queens
