#include "timeline/unpruned.hpp"

#include <gtest/gtest.h>

#include <map>
#include <vector>

#include "timeline/timeline.hpp"

namespace queens {
namespace {

using Board = std::vector<int>;

// All boards with one queen in each of the first lines, in preorder: the first and the last number in the
// subtree of each.
void visit(int n, Board& board, int& number, std::map<Board, std::pair<int, int>>& numbers) {
  const int own = ++number;
  if (static_cast<int>(board.size()) < n) {
    for (int place = 0; place < n; ++place) {
      board.push_back(place);
      visit(n, board, number, numbers);
      board.pop_back();
    }
  }
  numbers[board] = {own, number};
}

class Unpruned : public testing::TestWithParam<VariantId> {};

TEST_P(Unpruned, IsThePlaceOfTheBoardInTheWholeTree) {
  for (int n = 1; n <= 5; ++n) {
    std::map<Board, std::pair<int, int>> numbers;
    Board board;
    int number = 0;
    visit(n, board, number, numbers);
    EXPECT_EQ(unprunedBoards(n), number);
    Timeline timeline(Program(GetParam()), n);
    EXPECT_EQ(unprunedBoardsUpTo(timeline.search(), timeline.event()), 1);
    while (timeline.step()) {
      const Event event = *timeline.event();
      const int place = info(GetParam()).byColumns ? event.square.row : event.square.column;
      if (event.kind == EventKind::place) board.push_back(place);
      if (event.kind == EventKind::remove) board.pop_back();
      Board seen = board;
      if (event.kind == EventKind::test || event.kind == EventKind::remove) seen.push_back(place);
      const bool whole = event.kind == EventKind::remove || event.kind == EventKind::exhausted ||
                         event.kind == EventKind::done;
      const auto [first, last] = numbers.at(seen);
      ASSERT_EQ(unprunedBoardsUpTo(timeline.search(), &event), whole ? last : first)
          << "n = " << n << ", position " << timeline.position();
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Searches, Unpruned,
                         testing::Values(VariantId::boardScan, VariantId::flagArrays, VariantId::hashSets,
                                         VariantId::bitFlags, VariantId::bitmask, VariantId::explicitStack,
                                         VariantId::permutations));

TEST(Unpruned, HasTheNumbersOfTextbooks) {
  Timeline timeline(Program(VariantId::flagArrays), 4);
  ASSERT_EQ(timeline.runTo(EventKind::solution), Timeline::Run::found);
  // Neapolitan counts the empty board and each square that is looked at.
  EXPECT_EQ(timeline.counters().of(EventKind::test) + 1, 27u);
  EXPECT_EQ(unprunedBoardsUpTo(timeline.search(), timeline.event()), 155);
  EXPECT_EQ(unprunedBoards(4), 341);
}

TEST(Unpruned, IsNotGivenForOtherOrders) {
  const Search ordered(programWith(VariantId::flagArrays, Bug::centreFirst), 4);
  EXPECT_FALSE(unprunedBoardsUpTo(ordered, nullptr));
  EXPECT_FALSE(unprunedBoardsUpTo(Search(Program(VariantId::forwardChecking), 4), nullptr));
}

}  // namespace
}  // namespace queens
