// Stepping as in a debugger, compared with an inspection of every event.
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "support/each_variant.hpp"
#include "support/plain_recursion.hpp"
#include "watched.hpp"

namespace queens {
namespace {

// An event, and the number of queens after it.
struct Moved {
  recursion::Step event;
  std::size_t standing = 0;
};

std::vector<Moved> movesOf(const VariantInfo& variant, int n) {
  std::vector<Moved> all(1);
  recursion::search(std::string(variant.id), n,
                    [&](const recursion::Step& step, const recursion::Standing& standing) {
                      all.push_back({step, standing.queens.size()});
                      return true;
                    });
  return all;
}

// The next position at which a condition holds; the end if there is none.
std::uint64_t next(const std::vector<Moved>& all, std::uint64_t position,
                   const std::function<bool(const Moved&)>& is) {
  while (++position + 1 < all.size())
    if (is(all[position])) return position;
  return all.size() - 1;
}

template <class Command, class Expect>
void compare(Command command, Expect expect) {
  for (const VariantInfo& each : backtracking()) {
    const std::vector<Moved> all = movesOf(each, 5);
    const std::uint64_t stride = 1 + all.size() / 80;
    for (const bool explored : {false, true}) {
      for (std::uint64_t position = explored ? 1 : 0; position + 1 < all.size(); position += stride) {
        Watched watched(each.variant, 5);
        if (explored) watched.session.seek(all.size());
        watched.session.seek(position);
        watched.session.perform(command);
        while (watched.session.pursuing()) watched.pass(1.0 / 64);
        ASSERT_EQ(watched.position(), expect(all, position)) << each.id << " from " << position;
      }
    }
  }
}

bool placed(const std::vector<Moved>& all, std::uint64_t position) {
  return position > 0 && all[position].event.kind == "place";
}

TEST(Goal, StepsOverToWhereTheQueenIsTakenBack) {
  compare(SearchAction::stepOver, [](const std::vector<Moved>& all, std::uint64_t position) {
    if (!placed(all, position)) return position + 1;
    const std::size_t standing = all[position].standing;
    return next(all, position, [&](const Moved& each) { return each.standing < standing; });
  });
}

TEST(Goal, StepsOutToWhereTheQueenBeforeIsTakenBack) {
  compare(SearchAction::stepOut, [](const std::vector<Moved>& all, std::uint64_t position) {
    const std::size_t standing = all[position].standing - (placed(all, position) ? 1 : 0);
    return next(all, position, [&](const Moved& each) { return each.standing < standing; });
  });
}

TEST(Goal, FindsTheNextDeadEnd) {
  compare(SearchAction::nextDeadEnd, [](const std::vector<Moved>& all, std::uint64_t position) {
    return next(all, position,
                [](const Moved& each) { return each.event.deadEnd || each.event.kind == "wipeout"; });
  });
}

TEST(Goal, TakesARestartForTheDeadEndOfASearchThatMovesQueens) {
  constexpr int kN = 3;  // without a solution
  std::vector<std::uint64_t> restarts;
  std::uint64_t position = 0;
  Search(VariantId::minConflicts, kN).run([&](const Event& event) {
    ++position;
    if (event.kind == EventKind::restart) restarts.push_back(position);
    return restarts.size() < 2;
  });
  ASSERT_EQ(restarts.size(), 2u);
  Watched watched(VariantId::minConflicts, kN);
  for (const std::uint64_t each : restarts) {
    watched.session.perform(SearchAction::nextDeadEnd);
    while (watched.session.pursuing()) watched.pass(1.0 / 64);
    EXPECT_EQ(watched.position(), each);
  }
}

TEST(Goal, PassesMillionsOfEventsAtOnceWhereTheyAreKnown) {
  Watched watched(VariantId::flagArrays, 11);
  watched.session.seek(Timeline::kUnlimited);
  while (watched.session.pursuing()) watched.pass(1.0 / 64);
  watched.session.seek(2);
  ASSERT_EQ(watched.session.timeline().event()->kind, EventKind::place);
  watched.session.perform(SearchAction::stepOver);
  EXPECT_FALSE(watched.session.pursuing());
  EXPECT_EQ(watched.session.timeline().event()->kind, EventKind::remove);
  EXPECT_EQ(watched.session.timeline().event()->square, (Square{0, 0}));
}

TEST(Calls, BeganRightAfterTheQueenBeforeThemWasPlaced) {
  for (const VariantInfo& each : backtracking()) {
    const std::vector<Moved> all = movesOf(each, 5);
    Timeline timeline(each.variant, 5);
    timeline.seek(Timeline::kUnlimited);
    for (std::uint64_t position = 0; position < all.size(); ++position) {
      timeline.seek(position);
      for (int depth = 0; depth <= static_cast<int>(all[position].standing); ++depth) {
        // Goes back to the last event that brought the number of queens to this depth.
        std::uint64_t began = depth == 0 ? 0 : position;
        while (depth > 0 &&
               !(all[began].event.kind == "place" && static_cast<int>(all[began].standing) == depth))
          --began;
        ASSERT_EQ(entryOf(timeline, depth), began) << each.id << " at " << position << ", depth " << depth;
      }
    }
  }
}

}  // namespace
}  // namespace queens
