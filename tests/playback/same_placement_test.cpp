// Changing to another search, at the position with the same queens.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/each_variant.hpp"
#include "watched.hpp"

namespace queens {
namespace {

std::vector<std::pair<int, int>> standing(const Search& search) {
  std::vector<std::pair<int, int>> squares;
  for (int i = 0; i < static_cast<int>(search.places().size()); ++i) {
    squares.emplace_back(search.queen(i).row, search.queen(i).column);
  }
  std::sort(squares.begin(), squares.end());
  return squares;
}

// The first position with these queens, found by checking each position.
std::optional<std::uint64_t> firstWith(VariantId variant, int n,
                                       const std::vector<std::pair<int, int>>& squares) {
  Search search(variant, n);
  std::optional<std::uint64_t> found;
  if (squares.empty()) return 0;
  std::uint64_t position = 0;
  search.run([&](const Event&) {
    ++position;
    if (standing(search) == squares) found = position;
    return !found;
  });
  return found;
}

TEST(SamePlacement, IsWhereTheSameQueensStandFirst) {
  for (const VariantInfo& from : backtracking()) {
    for (const VariantInfo& to : backtracking()) {
      if (from.variant == to.variant) continue;
      for (std::uint64_t position = 0; position < 900; position += 61) {
        Watched watched(from.variant, 6);
        watched.session.seek(position);
        if (watched.session.timeline().event() &&
            watched.session.timeline().event()->kind == EventKind::solution) {
          continue;
        }
        const auto queens = standing(watched.session.timeline().search());
        watched.session.perform(ask::ChooseVariant{to.variant});
        while (watched.session.pursuing()) watched.pass(1.0 / 64);
        EXPECT_EQ(watched.session.variant(), to.variant);
        const auto first = firstWith(to.variant, 6, queens);
        // A search that looks ahead leaves out some boards, and is shown where it passes them.
        if (!first && to.looksAhead) continue;
        EXPECT_EQ(watched.position(), first.value_or(0)) << from.id << " to " << to.id << " at " << position;
      }
    }
  }
}

TEST(SamePlacement, OfASolutionIsWhereItIsReported) {
  for (const VariantInfo& from : backtracking()) {
    for (const VariantInfo& to : backtracking()) {
      Watched watched(from.variant, 6);
      watched.session.perform(SearchAction::nextSolution);
      watched.session.perform(SearchAction::nextSolution);
      const auto queens = standing(watched.session.timeline().search());
      watched.session.perform(ask::ChooseVariant{to.variant});
      while (watched.session.pursuing()) watched.pass(1.0 / 64);
      if (from.variant == to.variant) continue;
      ASSERT_NE(watched.session.timeline().event(), nullptr) << from.id << " to " << to.id;
      EXPECT_EQ(watched.session.timeline().event()->kind, EventKind::solution) << from.id << " to " << to.id;
      EXPECT_EQ(standing(watched.session.timeline().search()), queens) << from.id << " to " << to.id;
    }
  }
}

// The program that ends at the first solution is identical to the other one until then.
TEST(SamePlacement, OfAnotherProgramOfTheSearchIsAtTheSamePlace) {
  for (const Program& each : kPrograms) {
    if (each.find == Find::all || info(each.variant).movesQueens) continue;
    for (const EventKind kind : {EventKind::place, EventKind::solution}) {
      Watched watched(each.variant, 6);
      watched.session.runTo(kind);
      const std::uint64_t position = watched.position();
      watched.session.perform(ask::ChooseFind{each.find});
      EXPECT_EQ(watched.session.program(), each);
      EXPECT_EQ(watched.position(), position);
      watched.session.perform(ask::ChooseFind{Find::all});
      EXPECT_EQ(watched.session.program(), Program(each.variant));
      EXPECT_EQ(watched.position(), position);
    }
  }
}

// A search that chooses rows reaches every solution, but need not pass a partial board.
TEST(SamePlacement, OfASolutionIsFoundByASearchThatChoosesRows) {
  Watched watched(VariantId::flagArrays, 6);
  watched.session.perform(SearchAction::nextSolution);
  watched.session.perform(SearchAction::nextSolution);
  const auto queens = standing(watched.session.timeline().search());
  watched.session.perform(ask::ChooseVariant{VariantId::forwardChecking});
  while (watched.session.pursuing()) watched.pass(1.0 / 64);
  watched.session.perform(ask::ChooseWay{Bug::mrv});
  while (watched.session.pursuing()) watched.pass(1.0 / 64);
  EXPECT_EQ(watched.session.program().bug, Bug::mrv);
  EXPECT_EQ(watched.session.timeline().event()->kind, EventKind::solution);
  EXPECT_EQ(standing(watched.session.timeline().search()), queens);
  watched.session.seek(12);
  watched.session.perform(ask::ChooseVariant{VariantId::forwardChecking});
  watched.session.perform(ask::ChooseWay{Bug::mrv});
  EXPECT_EQ(watched.position(), 0u);
}

// A version that tries columns in another order is shown with the same queens, or at the start.
TEST(SamePlacement, IsReachedInTheOrderOfTheColumns) {
  Watched watched(VariantId::flagArrays, 6);
  watched.session.seek(10);
  const auto part = standing(watched.session.timeline().search());
  watched.session.perform(ask::ChooseWay{Bug::centreFirst});
  while (watched.session.pursuing()) watched.pass(1.0 / 64);
  const auto first = standing(watched.session.timeline().search());
  EXPECT_TRUE(first == part || watched.position() == 0);
}

TEST(SamePlacement, IsOnALargerBoardTooAndOnASmallerOneThatHasTheSquares) {
  Watched watched(VariantId::flagArrays, 6);
  watched.session.seek(12);  // row 0, column 0; row 1, column 2; row 2, column 4
  const auto queens = standing(watched.session.timeline().search());
  ASSERT_EQ(queens.size(), 3u);
  watched.session.perform(ask::Grow{1});
  EXPECT_EQ(watched.session.n(), 7);
  EXPECT_EQ(standing(watched.session.timeline().search()), queens);
  watched.session.perform(ask::Grow{-2});
  EXPECT_EQ(standing(watched.session.timeline().search()), queens);
  watched.session.perform(ask::Grow{-1});
  EXPECT_EQ(watched.position(), 0u) << "there is no column 4";
}

// The search for the position gives up if it is too far away.
TEST(SamePlacement, IsGivenUpWhereItIsTooFar) {
  Watched watched(VariantId::flagArrays, 8);
  watched.session.seek(21'000);
  ASSERT_GE(watched.session.timeline().search().places().size(), 2u);
  watched.session.perform(ask::Grow{20});
  for (int frame = 0; watched.session.pursuing() && frame < 100'000; ++frame) watched.pass(1.0 / 64);
  EXPECT_EQ(watched.position(), 0u);
  EXPECT_EQ(watched.session.n(), 28);
}

TEST(SamePlacement, IsGivenUpForWhateverIsAskedForNext) {
  Watched watched(VariantId::flagArrays, 8);
  watched.session.seek(21'000);
  watched.perLook = 0.01;
  watched.session.perform(ask::Grow{20});
  ASSERT_TRUE(watched.session.pursuing());
  watched.session.perform(SearchAction::playOrPause);
  EXPECT_FALSE(watched.session.pursuing());
}

TEST(Reset, BeginsAnewAndForgets) {
  Watched watched(VariantId::flagArrays, 6);
  watched.session.seek(300);
  watched.session.perform(SearchAction::toStart);
  EXPECT_EQ(watched.session.timeline().explored(), 300u);
  watched.session.perform(SearchAction::reset);
  EXPECT_EQ(watched.session.timeline().explored(), 0u);
}

}  // namespace
}  // namespace queens
