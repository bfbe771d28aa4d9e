#include <gtest/gtest.h>

#include "core/counters.hpp"
#include "core/search.hpp"
#include "support/each_variant.hpp"

namespace queens {
namespace {

Counters countersOf(VariantId variant, int n) {
  Counters counters;
  Search search(variant, n);
  search.run([&](const Event& event) {
    counters.add(event);
    return true;
  });
  return counters;
}

std::uint64_t eventsOf(const Counters& counters) {
  std::uint64_t all = 0;
  for (const std::uint64_t each : counters.byKind) all += each;
  return all;
}

// The table "Numbers to hit" in the project's description of the variants.
struct Row {
  int n;
  std::uint64_t tests, attacked, placements, exhausted, solutions, squareEvents, bitmaskEvents,
      permutationEvents;
};
constexpr Row kTable[] = {
    {4, 60, 44, 16, 15, 2, 110, 65, 420},
    {6, 894, 742, 152, 149, 4, 1352, 607, 16302},
    {8, 15720, 13664, 2056, 1965, 92, 21890, 8135, 1118140},
};

TEST(Totals, SearchesThatPruneWalkTheSameTree) {
  for (const Row& row : kTable) {
    for (const VariantId variant : {VariantId::boardScan, VariantId::flagArrays, VariantId::hashSets,
                                    VariantId::bitFlags, VariantId::explicitStack, VariantId::bitmask}) {
      SCOPED_TRACE(std::string(info(variant).id) + ", n = " + std::to_string(row.n));
      const bool squares = variant != VariantId::bitmask;
      const Counters counters = countersOf(variant, row.n);
      EXPECT_EQ(counters.of(EventKind::test), squares ? row.tests : 0);
      EXPECT_EQ(counters.attacked, squares ? row.attacked : 0);
      EXPECT_EQ(counters.of(EventKind::scan), squares ? 0 : row.exhausted);
      EXPECT_EQ(counters.of(EventKind::place), row.placements);
      EXPECT_EQ(counters.of(EventKind::remove), row.placements);
      EXPECT_EQ(counters.of(EventKind::exhausted), row.exhausted);
      EXPECT_EQ(counters.of(EventKind::solution), row.solutions);
      EXPECT_EQ(eventsOf(counters), squares ? row.squareEvents : row.bitmaskEvents);
    }
  }
}

TEST(Totals, PermutationsWithoutPruning) {
  for (const Row& row : kTable) {
    const Counters counters = countersOf(VariantId::permutations, row.n);
    EXPECT_EQ(eventsOf(counters), row.permutationEvents);
    EXPECT_EQ(counters.of(EventKind::solution), row.solutions);
    std::uint64_t factorial = 1;
    for (int i = 2; i <= row.n; ++i) factorial *= static_cast<std::uint64_t>(i);
    EXPECT_EQ(counters.of(EventKind::reject), factorial - row.solutions);
    EXPECT_EQ(counters.clash, factorial - row.solutions);
  }
}

TEST(Totals, SmallestBoards) {
  for (const VariantInfo& each : kVariants) {
    SCOPED_TRACE(each.id);
    EXPECT_EQ(countersOf(each.variant, 1).of(EventKind::solution), 1u);
    EXPECT_EQ(countersOf(each.variant, 2).of(EventKind::solution), 0u);
    EXPECT_EQ(countersOf(each.variant, 3).of(EventKind::solution), 0u);
    EXPECT_EQ(countersOf(each.variant, 1).deadEnd, 0u);
  }
}

bool attackEachOther(std::span<const std::int8_t> places) {
  for (std::size_t i = 0; i < places.size(); ++i) {
    for (std::size_t j = i + 1; j < places.size(); ++j) {
      const int apart = places[j] - places[i];
      const int lines = static_cast<int>(j - i);
      if (apart == 0 || apart == lines || apart == -lines) return true;
    }
  }
  return false;
}

// OEIS A000170, from n = 1. Valid solutions in increasing lexicographic order, in the right number, must be
// all solutions in that order.
constexpr std::uint64_t kSolutions[] = {1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200};

void expectAllSolutionsInOrder(VariantId variant, int n) {
  SCOPED_TRACE(std::string(info(variant).id) + ", n = " + std::to_string(n));
  std::vector<std::int8_t> last;
  std::uint64_t count = 0;
  Search search(variant, n);
  search.run([&](const Event& event) {
    if (event.kind != EventKind::solution) return true;
    ++count;
    std::vector<std::int8_t> places(search.places().begin(), search.places().end());
    EXPECT_EQ(places.size(), static_cast<std::size_t>(n));
    EXPECT_FALSE(attackEachOther(places)) << "solution " << count;
    EXPECT_LT(last, places) << "solution " << count;
    last = std::move(places);
    return !testing::Test::HasFailure();
  });
  EXPECT_EQ(count, kSolutions[n - 1]);
}

class Solutions : public testing::TestWithParam<VariantInfo> {};

TEST_P(Solutions, AllInLexicographicOrder) {
  const int most = GetParam().variant == VariantId::permutations ? 9 : 12;
  for (int n = 1; n <= most; ++n) expectAllSolutionsInOrder(GetParam().variant, n);
}

QUEENS_FOR_EACH_BACKTRACKING(Solutions);

// Twenty attempts of at most 4n moves; nearly all seeds find a solution.
TEST(Totals, OfMinConflictsAreBounded) {
  for (int n = 1; n <= kMaxN; ++n) {
    for (std::uint16_t seed = 1; seed <= 20; ++seed) {
      Program program(VariantId::minConflicts);
      program.seed = seed;
      Counters counters;
      Search search(program, n);
      search.run([&](const Event& event) {
        counters.add(event);
        return true;
      });
      SCOPED_TRACE("n = " + std::to_string(n) + ", seed " + std::to_string(seed));
      const bool unsolvable = n == 2 || n == 3;
      const auto attempts = counters.of(EventKind::restart) + 1;
      EXPECT_EQ(counters.of(EventKind::solution), unsolvable ? 0u : 1u);
      EXPECT_EQ(counters.of(EventKind::place), attempts * static_cast<std::uint64_t>(n));
      EXPECT_LE(counters.of(EventKind::move), attempts * 4 * static_cast<std::uint64_t>(n));
      if (unsolvable) {
        EXPECT_EQ(attempts, 20u);
        EXPECT_EQ(counters.of(EventKind::move), 80u * static_cast<std::uint64_t>(n));
      } else {
        EXPECT_FALSE(attackEachOther(search.places()));
      }
    }
  }
}

TEST(SolutionsOfBoardScan, AreRowsOfColumns) {
  std::vector<std::vector<Square>> found;
  Search search(VariantId::boardScan, 4);
  search.run([&](const Event& event) {
    if (event.kind != EventKind::solution) return true;
    found.push_back({});
    for (int i = 0; i < 4; ++i) found.back().push_back(search.queen(i));
    return true;
  });
  const std::vector<std::vector<Square>> expected = {{{1, 0}, {3, 1}, {0, 2}, {2, 3}},
                                                     {{2, 0}, {0, 1}, {3, 2}, {1, 3}}};
  EXPECT_EQ(found, expected);
}

}  // namespace
}  // namespace queens
