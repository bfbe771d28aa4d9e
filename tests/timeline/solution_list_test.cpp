#include "timeline/solution_list.hpp"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <vector>

#include "support/plain_recursion.hpp"

namespace queens {
namespace {

using Board = std::vector<int>;

struct Found {
  Board board;
  std::uint64_t position;
};

// The solutions of a plain recursion, each with its number of steps.
std::vector<Found> foundBy(const VariantInfo& variant, int n) {
  std::vector<Found> all;
  std::uint64_t position = 0;
  recursion::search(std::string(variant.id), n, [&](const recursion::Step& step, const recursion::Standing&) {
    ++position;
    if (step.kind != "solution") return true;
    Board board(static_cast<std::size_t>(n));
    const bool byColumns = variant.variant == VariantId::boardScan;
    for (const recursion::Place& queen : step.queens)
      board[static_cast<std::size_t>(byColumns ? queen.col : queen.row)] = byColumns ? queen.row : queen.col;
    all.push_back({board, position});
    return true;
  });
  return all;
}

// All rotations and reflections of a board, square by square.
std::set<Board> turned(const Board& board) {
  const int n = static_cast<int>(board.size());
  std::set<Board> images;
  for (int way = 0; way < 8; ++way) {
    Board image(board.size());
    for (int row = 0; row < n; ++row) {
      int r = row;
      int c = board[static_cast<std::size_t>(row)];
      if (way & 1) r = n - 1 - r;
      if (way & 2) c = n - 1 - c;
      if (way & 4) std::swap(r, c);
      image[static_cast<std::size_t>(r)] = c;
    }
    images.insert(image);
  }
  return images;
}

Board boardAt(const SolutionList& list, std::size_t index) {
  const auto places = list.places(index);
  return {places.begin(), places.end()};
}

TEST(SolutionList, HasWhatAPlainRecursionFindsInTheOrderFoundWithItsPositions) {
  for (const VariantInfo& each : kVariants) {
    for (int n = 1; n <= 7; ++n) {
      const auto expected = foundBy(each, n);
      Timeline timeline(each.variant, n);
      timeline.seek(Timeline::kUnlimited);
      SolutionList list;
      while (!list.gather(timeline, 100)) {
      }
      ASSERT_EQ(list.size(), expected.size()) << each.id << ", n = " << n;
      for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_EQ(boardAt(list, i), expected[i].board);
        EXPECT_EQ(list.position(i), expected[i].position);
        EXPECT_EQ(list.foundAt(expected[i].position - 1), i);
        EXPECT_EQ(list.foundAt(expected[i].position), i + 1);
      }
    }
  }
}

TEST(SolutionList, PutsTogetherWhatIsTheSameButForSymmetry) {
  // OEIS A002562.
  constexpr std::array kFundamental = {1, 0, 0, 1, 2, 1, 6, 12, 46, 92};
  for (int n = 1; n <= 10; ++n) {
    Timeline timeline(VariantId::bitmask, n);
    timeline.seek(Timeline::kUnlimited);
    SolutionList list;
    ASSERT_TRUE(list.gather(timeline, Timeline::kUnlimited));
    EXPECT_EQ(list.classes().size(), kFundamental[static_cast<std::size_t>(n - 1)]) << "n = " << n;
    for (const SolutionList::Class& each : list.classes()) {
      const std::set<Board> images = turned(boardAt(list, each.members.front()));
      std::set<Board> members;
      for (const std::uint32_t member : each.members) members.insert(boardAt(list, member));
      EXPECT_EQ(members, images);
      EXPECT_EQ(static_cast<std::size_t>(each.size), images.size());
      ASSERT_TRUE(each.fundamental);
      EXPECT_EQ(boardAt(list, *each.fundamental), *images.begin());
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
      const auto& members = list.classOf(i)->members;
      EXPECT_EQ(std::count(members.begin(), members.end(), i), 1);
    }
  }
}

TEST(SolutionList, GoesNoFurtherThanTheReaderAndBeginsAnewWithAnotherSearch) {
  Timeline timeline(VariantId::flagArrays, 6);
  SolutionList list;
  EXPECT_TRUE(list.gather(timeline, 1000));
  EXPECT_EQ(list.size(), 0u);
  timeline.runTo(EventKind::solution);
  EXPECT_TRUE(list.gather(timeline, Timeline::kUnlimited));
  EXPECT_EQ(list.size(), 1u);
  timeline.seek(3);
  EXPECT_TRUE(list.gather(timeline, Timeline::kUnlimited));
  EXPECT_EQ(list.size(), 1u) << "what was seen stays";
  Timeline again(VariantId::flagArrays, 6);
  EXPECT_TRUE(list.gather(again, Timeline::kUnlimited));
  EXPECT_EQ(list.size(), 0u);
  Timeline other(VariantId::flagArrays, 5);
  other.seek(Timeline::kUnlimited);
  EXPECT_TRUE(list.gather(other, Timeline::kUnlimited));
  EXPECT_EQ(list.size(), 10u);
}

TEST(SolutionList, KeepsNoMoreThanItSays) {
  Timeline timeline(VariantId::bitmask, 13);
  timeline.seek(Timeline::kUnlimited);
  SolutionList list;
  while (!list.gather(timeline, 1'000'000)) {
  }
  EXPECT_TRUE(list.full());
  EXPECT_EQ(list.size(), SolutionList::kMost);
  EXPECT_EQ(list.position(SolutionList::kMost - 1), timeline.positionOfSolution(SolutionList::kMost));
}

}  // namespace
}  // namespace queens
