#include <gtest/gtest.h>

#include <random>
#include <type_traits>

#include "core/counters.hpp"
#include "core/search.hpp"
#include "support/allocations.hpp"
#include "support/each_program.hpp"

namespace queens {
namespace {

static_assert(std::is_trivially_copyable_v<Search> && std::is_trivially_destructible_v<Search>);
static_assert(sizeof(Search) <= 896, "a checkpoint for every state must stay affordable");
static_assert(sizeof(Event) <= 16);
static_assert(std::is_same_v<decltype(Counters::attacked), std::uint64_t>);
static_assert(std::is_same_v<decltype(Counters::byKind)::value_type, std::uint64_t>);

void skip(Search& search, std::uint64_t events) {
  if (events > 0) search.run([&](const Event&) { return --events > 0; });
}

std::vector<Event> following(Search search, std::size_t most) {
  std::vector<Event> events;
  search.run([&](const Event& event) {
    events.push_back(event);
    return events.size() < most;
  });
  return events;
}

class Value : public testing::TestWithParam<Program> {};

TEST_P(Value, ACopyGoesOnLikeTheOriginal) {
  std::mt19937 random(1);
  const bool moves = info(GetParam().variant).movesQueens;
  for (const int n : moves ? std::vector{2, 3} : std::vector{4, 8, 32}) {
    for (int round = 0; round < 20; ++round) {
      Search original(GetParam(), n);
      // Before the first solution, where some of the programs end.
      skip(original, random() % (n == 4 ? 20 : moves ? 200 : 900));
      const Search copy = original;
      const std::vector<Event> events = following(original, 400);
      ASSERT_FALSE(events.empty());
      // Advancing the original must not change the copy.
      skip(original, 100);
      EXPECT_EQ(following(copy, 400), events);
    }
  }
}

TEST_P(Value, RunningTakesNothingFromTheHeap) {
  for (const int n : {6, 32}) {
    std::uint64_t events = 0;
    const Allocations before = allocations();
    Search search(GetParam(), n);
    Search copy = search;
    search.run([&](const Event&) { return ++events < 20'000; });
    copy.run([&](const Event&) { return ++events < 40'000; });
    const Allocations after = allocations();
    EXPECT_EQ(after.calls, before.calls) << "n = " << n;
    EXPECT_GT(events, info(GetParam().variant).movesQueens ? 100u : 500u);
  }
}

TEST(Allocations, AreCounted) {
  const Allocations before = allocations();
  // Volatile, because a compiler may otherwise remove the unused allocation.
  std::vector<int>* volatile memory = new std::vector<int>(1000);
  const Allocations after = allocations();
  delete memory;
  EXPECT_GE(after.calls - before.calls, 1u);
  EXPECT_GE(after.bytes - before.bytes, 1000 * sizeof(int));
}

QUEENS_FOR_EACH_PROGRAM(Value);

}  // namespace
}  // namespace queens
