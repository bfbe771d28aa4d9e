#include <gtest/gtest.h>

#include <array>
#include <set>

#include "core/attackers.hpp"
#include "core/counters.hpp"
#include "core/search.hpp"
#include "support/each_program.hpp"
#include "support/plain_recursion.hpp"

namespace queens {
namespace {

// The events of a machine with every field of the public contract.
class Machine {
 public:
  Machine(Program program, int n) : search_(program, n) {}

  bool done() const { return search_.done(); }
  const Search& search() const { return search_; }

  recursion::Step next() {
    Event event;
    search_.run([&](const Event& each) {
      event = each;
      return false;
    });
    recursion::Step step{.kind = std::string(kEventKindNames[static_cast<std::size_t>(event.kind)])};
    if (event.square.row >= 0) step.row = event.square.row;
    if (event.square.column >= 0) step.col = event.square.column;
    step.safe = event.safe;
    step.deadEnd = event.deadEnd;
    for (int column = 0; column < kMaxN; ++column) {
      if (event.free >> column & 1) step.free.push_back(column);
    }
    if (event.kind == EventKind::test) {
      for (const Attacker& each : attackers(search_, event.square)) {
        step.attackers.push_back({place(each.queen), std::string(kLineNames[std::size_t(each.line)])});
      }
    }
    if (event.kind == EventKind::compare || event.kind == EventKind::restrict ||
        event.kind == EventKind::move)
      step.with = place(event.with);
    if (event.kind == EventKind::solution) {
      step.number = ++solutions_;
      step.queens = queens();
    }
    return step;
  }

  std::vector<recursion::Place> queens() const {
    std::vector<recursion::Place> all;
    for (int i = 0; i < static_cast<int>(search_.places().size()); ++i)
      all.push_back(place(search_.queen(i)));
    return all;
  }

 private:
  static recursion::Place place(Square square) { return {square.row, square.column}; }

  Search search_;
  std::uint64_t solutions_ = 0;
};

void visitPlain(Program program, int n, const recursion::Visitor& visit) {
  if (info(program.variant).movesQueens) return recursion::localSearch(n, program.seed, visit);
  if (program.bug == Bug::mrv) return recursion::searchFewestFirst(n, visit);
  recursion::search(std::string(info(program.variant).id), n, program.find == Find::first, visit);
}

// Compares up to `most` events, and the queens after each.
void expectSameAsPlainRecursion(Program program, int n, std::uint64_t most) {
  SCOPED_TRACE(testing::PrintToString(program) + ", n = " + std::to_string(n));
  Machine machine(program, n);
  std::uint64_t position = 0;
  bool same = true;
  const auto compare = [&](const recursion::Step& step, const recursion::Standing& standing) {
    ++position;
    same = !machine.done() && machine.next() == step && machine.queens() == standing.queens;
    if (!same) ADD_FAILURE() << "event " << position << " should be " << step;
    return same && position < most;
  };
  visitPlain(program, n, compare);
  if (same && position < most) {
    EXPECT_TRUE(machine.done()) << "goes on after " << position << " events";
  }
}

class Events : public testing::TestWithParam<Program> {};

TEST_P(Events, AreThoseOfAPlainRecursion) {
  for (int n = 1; n <= 7; ++n) expectSameAsPlainRecursion(GetParam(), n, ~std::uint64_t{0});
}

TEST_P(Events, AreThoseOfAPlainRecursionOnTheLargestBoards) {
  for (const int n : {31, 32}) expectSameAsPlainRecursion(GetParam(), n, 50'000);
}

TEST_P(Events, AreOfTheKindsThatTheVariantEmits) {
  std::set<std::string> seen, emitted;
  // On a board of size 3 a search that moves queens begins again.
  for (int n = 1; n <= 4; ++n) {
    recursion::search(std::string(info(GetParam().variant).id), n,
                      [&](const recursion::Step& step, const auto&) { return seen.insert(step.kind), true; });
  }
  for (std::size_t i = 0; i < kEventKindNames.size(); ++i) {
    if (emits(GetParam().variant, static_cast<EventKind>(i))) emitted.emplace(kEventKindNames[i]);
  }
  EXPECT_EQ(emitted, seen);
}

QUEENS_FOR_EACH_PROGRAM(Events);
INSTANTIATE_TEST_SUITE_P(FewestColumnsFirst, Events,
                         testing::Values(Program(VariantId::forwardChecking, Find::all, Bug::mrv)),
                         programName);

TEST(Conflicts, AreThePairsOfQueensThatAttackEachOther) {
  using Columns = std::vector<std::int8_t>;
  EXPECT_EQ(conflicts(Columns{1, 3, 0, 2}), 0);
  EXPECT_EQ(conflicts(Columns{0, 0, 0}), 3);
  EXPECT_EQ(conflicts(Columns{0, 1, 2}), 3);
  EXPECT_EQ(conflicts(Columns{2, 1, 0}), 3);
}

// Solutions: OEIS A000170, the rest counted by the recursion of the tests.
TEST(FewestColumnsFirst, FindsAllSolutionsWithFewerQueensOnLargerBoards) {
  const auto countersOf = [](Program program, int n) {
    Counters counters;
    Search search(program, n);
    search.skip(~std::uint64_t{0}, counters);
    return counters;
  };
  std::uint64_t placed = 0, usual = 0;
  constexpr std::array<std::uint64_t, 7> kSolutions = {2, 10, 4, 40, 92, 352, 724};
  for (int n = 4; n <= 10; ++n) {
    const Counters counters = countersOf({VariantId::forwardChecking, Find::all, Bug::mrv}, n);
    EXPECT_EQ(counters.of(EventKind::solution), kSolutions[static_cast<std::size_t>(n - 4)]) << n;
    placed = counters.of(EventKind::place);
    usual = countersOf(VariantId::forwardChecking, n).of(EventKind::place);
    RecordProperty("n" + std::to_string(n), std::to_string(placed) + " of " + std::to_string(usual));
  }
  EXPECT_LT(placed, usual);
}

TEST(EventsOfSeeds, AreThoseOfPlainLoops) {
  Program program(VariantId::minConflicts);
  for (const int seed : {2, 3, 7, 100, 65535}) {
    program.seed = static_cast<std::uint16_t>(seed);
    for (const int n : {1, 2, 3, 4, 5, 6, 7, 12, 32})
      expectSameAsPlainRecursion(program, n, ~std::uint64_t{0});
  }
}

// The first choices worked out by hand: 75 · 1 + 74 = 149, and 149 mod 4 = 1; 75 · 149 + 74 = 11249 is drawn
// from column 3 alone; and so on.
TEST(EventsOfSeeds, BeginAsTheGeneratorSays) {
  Search search(VariantId::minConflicts, 4);
  NoTracer silent;
  EXPECT_EQ(search.advance(silent).square, (Square{0, 1}));
  EXPECT_EQ(search.advance(silent).square, (Square{1, 3}));
}

// The contract spells out the events for n = 2.
std::vector<std::string> eventsOfTwo(VariantId variant) {
  std::vector<std::string> all;
  for (Machine machine(variant, 2); !machine.done();) all.push_back(text(machine.next()));
  return all;
}

TEST(EventsOfTwo, FlagArrays) {
  const std::vector<std::string> expected = {
      "test(0, 0) safe",          "place(0, 0)",
      "test(1, 0) (0, 0) column", "test(1, 1) (0, 0) main",
      "exhausted(1, -) dead end", "remove(0, 0)",
      "test(0, 1) safe",          "place(0, 1)",
      "test(1, 0) (0, 1) anti",   "test(1, 1) (0, 1) column",
      "exhausted(1, -) dead end", "remove(0, 1)",
      "exhausted(0, -)",          "done(-, -)",
  };
  EXPECT_EQ(eventsOfTwo(VariantId::flagArrays), expected);
}

TEST(EventsOfTwo, Bitmask) {
  const std::vector<std::string> expected = {
      "scan(0, -) 0 1", "place(0, 0)",     "scan(1, -)", "exhausted(1, -) dead end",
      "remove(0, 0)",   "place(0, 1)",     "scan(1, -)", "exhausted(1, -) dead end",
      "remove(0, 1)",   "exhausted(0, -)", "done(-, -)",
  };
  EXPECT_EQ(eventsOfTwo(VariantId::bitmask), expected);
}

TEST(EventsOfTwo, BoardScanNamesColumnsWhereRowsAreExhausted) {
  const std::vector<std::string> events = eventsOfTwo(VariantId::boardScan);
  EXPECT_EQ(events[2], "test(0, 1) (0, 0) row");
  EXPECT_EQ(events[4], "exhausted(-, 1) dead end");
}

TEST(EventsOfTwo, PermutationsLookAtColumnsAndJudgeFullBoards) {
  const std::vector<std::string> expected = {
      "test(0, 0) safe", "place(0, 0)",     "test(1, 0) (0, 0) column",
      "test(1, 1) safe", "place(1, 1)",     "compare(1, 1) with (0, 0)",
      "reject(-, -)",    "remove(1, 1)",    "exhausted(1, -)",
      "remove(0, 0)",    "test(0, 1) safe",
  };
  std::vector<std::string> events = eventsOfTwo(VariantId::permutations);
  events.resize(expected.size());
  EXPECT_EQ(events, expected);
}

}  // namespace
}  // namespace queens
