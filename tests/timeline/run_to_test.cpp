#include <gtest/gtest.h>

#include <random>

#include "record.hpp"
#include "support/each_program.hpp"

namespace queens {
namespace {

constexpr EventKind kAllKinds[] = {
    EventKind::test,     EventKind::scan,    EventKind::compare,   EventKind::place,  EventKind::remove,
    EventKind::solution, EventKind::reject,  EventKind::exhausted, EventKind::done,   EventKind::restrict,
    EventKind::restore,  EventKind::wipeout, EventKind::move,      EventKind::restart};

class RunTo : public testing::TestWithParam<Program> {
 protected:
  static std::vector<EventKind> emittedKinds() {
    std::vector<EventKind> kinds(std::begin(kAllKinds), std::end(kAllKinds));
    std::erase_if(kinds, [](EventKind kind) { return !emits(GetParam().variant, kind); });
    return kinds;
  }
  // Runs from the timeline's position to events at various distances, and compares with a linear scan.
  void expectLikeAScan(const Record& record, Timeline& timeline, EventKind kind, std::uint64_t slice) {
    const std::uint64_t start = timeline.position();
    const auto found = record.next(kind, start);
    const std::uint64_t expected = found.value_or(record.total());
    Timeline::Run result = Timeline::Run::paused;
    for (std::uint64_t position = start;; position = timeline.position()) {
      result = timeline.runTo(kind, Timeline::kUnlimited, position + std::min(slice, ~position));
      record.expectAt(timeline.position(), timeline);
      if (result != Timeline::Run::paused || HasFailure()) break;
      ASSERT_EQ(timeline.position(), position + slice);
    }
    EXPECT_EQ(result, found ? Timeline::Run::found : Timeline::Run::ended);
    record.expectAt(expected, timeline);
    ASSERT_FALSE(HasFailure()) << kEventKindNames[static_cast<std::size_t>(kind)] << " from " << start
                               << " in slices of " << slice;
  }
};

TEST_P(RunTo, FindsWhatALinearScanFinds) {
  std::mt19937_64 random(11);
  for (const int n : {1, 4, 6, GetParam().variant == VariantId::permutations ? 6 : 8}) {
    const Record record(GetParam(), n);
    Timeline timeline(GetParam(), n);
    for (int round = 0; round < 60; ++round) {
      // Some start at the frontier, some well inside the known part, some at the very end.
      const std::uint64_t reach = round < 30 ? timeline.explored() + 5 : record.total();
      for (const EventKind kind : emittedKinds()) {
        timeline.seek(random() % (std::min(reach, record.total()) + 1));
        expectLikeAScan(record, timeline, kind, ~std::uint64_t{0});
        timeline.seek(round);
        ASSERT_FALSE(HasFailure()) << "n = " << n;
      }
    }
  }
}

// A search of this size cannot be run to its end.
TEST_P(RunTo, StaysWhereItIsForAKindThatTheSearchNeverHas) {
  Timeline timeline(GetParam(), kMaxN);
  timeline.seek(50);
  for (const EventKind kind : kAllKinds) {
    if (emits(GetParam().variant, kind)) continue;
    EXPECT_EQ(timeline.runTo(kind), Timeline::Run::ended);
    EXPECT_EQ(timeline.position(), 50u);
  }
}

TEST_P(RunTo, GoesToTheNthAheadAndBehind) {
  std::mt19937_64 random(17);
  const Record record(GetParam(), 6);
  for (const EventKind kind : emittedKinds()) {
    std::vector<std::uint64_t> places;
    for (auto next = record.next(kind, 0); next; next = record.next(kind, *next)) places.push_back(*next);
    Timeline timeline(GetParam(), 6);
    for (int round = 0; round < 30; ++round) {
      const std::uint64_t nth = random() % (places.size() + 2) + 1;
      const bool exists = nth <= places.size();
      EXPECT_EQ(timeline.seekFirst(Timeline::reached(kind, nth)),
                exists ? Timeline::Run::found : Timeline::Run::ended);
      record.expectAt(exists ? places[nth - 1] : record.total(), timeline);
      if (exists) {
        EXPECT_EQ(timeline.momentOf(kind, nth).counters, record.counters(places[nth - 1]));
      }
      ASSERT_FALSE(HasFailure()) << kEventKindNames[static_cast<std::size_t>(kind)] << " number " << nth;
    }
  }
}

TEST_P(RunTo, PausesAtItsBound) {
  std::mt19937_64 random(13);
  const Record record(GetParam(), 6);
  for (const bool known : {false, true}) {
    for (const std::uint64_t slice : {1, 2, 7, 100, 100'000}) {
      for (const EventKind kind : emittedKinds()) {
        Timeline timeline(GetParam(), 6);
        if (known) timeline.seek(record.total());
        timeline.seek(random() % 300);
        expectLikeAScan(record, timeline, kind, slice);
        ASSERT_FALSE(HasFailure());
      }
    }
  }
}

TEST_P(RunTo, PausesWhenItsAllowanceIsUsedUp) {
  const Record record(GetParam(), 6);
  for (const std::uint64_t allowance : {1, 2, 7, 100}) {
    Timeline timeline(GetParam(), 6);
    const std::uint64_t solution = record.next(EventKind::solution, 0).value();
    for (std::uint64_t position = 0; position + allowance < solution; position += allowance) {
      ASSERT_EQ(timeline.runTo(EventKind::solution, allowance), Timeline::Run::paused);
      record.expectAt(position + allowance, timeline);
      ASSERT_FALSE(HasFailure()) << position;
    }
    EXPECT_EQ(timeline.runTo(EventKind::solution, allowance), Timeline::Run::found);
    record.expectAt(solution, timeline);
    EXPECT_EQ(timeline.runTo(EventKind::solution, 0), Timeline::Run::paused);
    record.expectAt(solution, timeline);
  }
}

// Intervals between checkpoints without a solution use no allowance.
TEST_P(RunTo, PassesOverWhatIsKnown) {
  const int n = GetParam().variant == VariantId::permutations ? 6 : 8;
  Timeline timeline(GetParam(), n);
  timeline.seek(Timeline::kUnlimited);
  const std::uint64_t spacing = timeline.checkpoints().spacing();
  timeline.seek(0);
  for (std::uint64_t number = 1; number <= timeline.solutionsExplored(); ++number) {
    ASSERT_EQ(timeline.runTo(EventKind::solution, spacing), Timeline::Run::found);
    EXPECT_EQ(timeline.position(), timeline.positionOfSolution(number));
  }
}

TEST_P(RunTo, WithoutAnAllowanceStaysWhereItIs) {
  const Record record(GetParam(), 4);
  Timeline timeline(GetParam(), 4);
  timeline.seek(12);
  EXPECT_EQ(timeline.runTo(EventKind::done, 0), Timeline::Run::paused);
  record.expectAt(12, timeline);
}

TEST_P(RunTo, VisitsEverySolutionInTurn) {
  const Record record(GetParam(), 7);
  Timeline timeline(GetParam(), 7);
  for (const auto& solution : record.solutions()) {
    ASSERT_EQ(timeline.runTo(EventKind::solution), Timeline::Run::found);
    EXPECT_EQ(timeline.position(), solution.position);
  }
  EXPECT_EQ(timeline.runTo(EventKind::solution), Timeline::Run::ended);
  record.expectAt(record.total(), timeline);
  EXPECT_EQ(timeline.runTo(EventKind::solution), Timeline::Run::ended);
}

QUEENS_FOR_EACH_BACKTRACKING_PROGRAM(RunTo);

}  // namespace
}  // namespace queens
