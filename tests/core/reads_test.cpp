#include "core/reads.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/lens.hpp"
#include "support/each_variant.hpp"

namespace queens {
namespace {

struct After {
  Event event;
  std::vector<Variable> variables;
  std::vector<CellRead> cells;
  std::vector<Square> squares;
  std::vector<Square> queens;
};

class Reads : public testing::TestWithParam<VariantInfo> {
 protected:
  // Visits every event of a search.
  template <class Look>
  void atEveryEvent(int n, Look look) {
    Search search(GetParam().variant, n);
    NoTracer silent;
    while (!search.done()) {
      After after;
      after.event = search.advance(silent);
      after.variables = search.variables(&after.event);
      after.cells = cellsRead(search, after.event, after.variables);
      after.squares = search.squaresRead(after.event);
      for (int i = 0; i < static_cast<int>(search.places().size()); ++i)
        after.queens.push_back(search.queen(i));
      look(after);
      ASSERT_FALSE(HasFailure());
    }
  }
};

bool isQueen(const After& after, Square square) {
  return std::find(after.queens.begin(), after.queens.end(), square) != after.queens.end();
}

TEST_P(Reads, AreThereForWhatIsDecidedOnly) {
  atEveryEvent(5, [](const After& after) {
    const EventKind kind = after.event.kind;
    const bool decides = kind == EventKind::test || kind == EventKind::scan || kind == EventKind::compare;
    if (!decides) {
      EXPECT_TRUE(after.cells.empty());
      EXPECT_TRUE(after.squares.empty());
    }
    for (const CellRead& each : after.cells) {
      ASSERT_LT(each.variable, after.variables.size());
      ASSERT_LT(each.cell, cellCount(after.variables[each.variable]));
    }
  });
}

// Every refusal has a reason among the cells read, and no other event has one.
TEST_P(Reads, HoldTheReasonOfEachRefusal) {
  atEveryEvent(6, [](const After& after) {
    const bool judged = after.event.kind == EventKind::test || after.event.kind == EventKind::compare;
    const bool guilty =
        std::any_of(after.cells.begin(), after.cells.end(), [](const CellRead& each) { return each.guilty; });
    EXPECT_EQ(guilty, judged && !after.event.safe);
  });
}

TEST_P(Reads, OfATestStopAtTheFirstReason) {
  atEveryEvent(6, [](const After& after) {
    if (after.event.kind != EventKind::test) return;
    for (std::size_t i = 0; i + 1 < after.cells.size(); ++i) EXPECT_FALSE(after.cells[i].guilty);
  });
}

// A board is read along straight lines to the tested square, up to the first queen.
TEST_P(Reads, OfABoardAreSquaresInLineUpToAQueen) {
  const bool keepsBoard =
      GetParam().variant == VariantId::boardScan || GetParam().variant == VariantId::explicitStack;
  atEveryEvent(6, [keepsBoard](const After& after) {
    if (after.event.kind != EventKind::test) return;
    if (!keepsBoard) {
      EXPECT_TRUE(after.squares.empty());
      return;
    }
    const Square tested = after.event.square;
    for (const Square& each : after.squares) {
      EXPECT_FALSE(each == tested);
      const int rows = tested.row - each.row, columns = tested.column - each.column;
      EXPECT_TRUE(rows == 0 || columns == 0 || rows == columns || rows == -columns);
      EXPECT_EQ(isQueen(after, each), !after.event.safe && each == after.squares.back());
    }
    EXPECT_EQ(after.cells.size(), after.squares.size());
  });
}

std::string said(const After& after) {
  std::string text;
  for (const CellRead& each : after.cells) {
    text += (text.empty() ? "" : " ") + std::string(after.variables[each.variable].name) + "[" +
            std::to_string(each.cell) + "]" + (each.guilty ? "!" : "");
  }
  return text;
}

// Derived from the listings by hand, for the queen in the corner and the squares next to it.
TEST(ReadsByHand, AreThoseOfTheListing) {
  const auto afterEvents = [](VariantId variant, int events) {
    Search search(variant, 4);
    NoTracer silent;
    After after;
    for (int i = 0; i < events; ++i) after.event = search.advance(silent);
    after.variables = search.variables(&after.event);
    after.cells = cellsRead(search, after.event, after.variables);
    return said(after);
  };
  // Tests of (0, 0), and after it is placed, of (1, 0), (1, 1) and (1, 2).
  EXPECT_EQ(afterEvents(VariantId::flagArrays, 1), "cols[0] diags1[3] diags2[0]");
  EXPECT_EQ(afterEvents(VariantId::flagArrays, 3), "cols[0]!");
  EXPECT_EQ(afterEvents(VariantId::flagArrays, 4), "cols[1] diags1[3]!");
  EXPECT_EQ(afterEvents(VariantId::flagArrays, 5), "cols[2] diags1[2] diags2[3]");
  EXPECT_EQ(afterEvents(VariantId::bitFlags, 4), "cols[1] mains[3]!");
  EXPECT_EQ(afterEvents(VariantId::hashSets, 4), "diags1[0]!");
  EXPECT_EQ(afterEvents(VariantId::permutations, 3), "used[0]!");
  EXPECT_EQ(afterEvents(VariantId::explicitStack, 4), "board[1] board[0]!");
  // Column by column: (0, 1) is in the row of the queen in the corner, (1, 1) on its diagonal.
  EXPECT_EQ(afterEvents(VariantId::boardScan, 3), "board[0]!");
  EXPECT_EQ(afterEvents(VariantId::boardScan, 4), "board[4] board[0]!");
}

QUEENS_FOR_EACH_VARIANT(Reads);

}  // namespace
}  // namespace queens
