#include "ui/controls/squares.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/each_variant.hpp"

namespace queens {
namespace {

std::vector<Square> standing(const Search& search) {
  std::vector<Square> queens;
  for (std::size_t i = 0; i < search.places().size(); ++i)
    queens.push_back(search.queen(static_cast<int>(i)));
  return queens;
}

class SquaresTest : public testing::TestWithParam<VariantInfo> {};
QUEENS_FOR_EACH_VARIANT(SquaresTest);

// Every square with another name has changed; unchanged squares need not be checked.
TEST_P(SquaresTest, ThatChangeAreThoseThatAreCalledOtherwise) {
  constexpr int kN = 6;
  Search search(GetParam().variant, kN);
  NoTracer silent;
  std::vector<Square> before;
  int moves = 0;
  for (int event = 0; event < 400 && !search.done(); ++event) {
    // Now and then with a large distance.
    const int way = event % 7 == 0 ? 25 : 1;
    for (int i = 0; i < way && !search.done(); ++i) search.advance(silent);
    const std::vector<Square> now = standing(search);
    const std::vector<Square> changed = squaresChanged(GetParam().variant, kN, before, now);
    for (std::int8_t row = 0; row < kN; ++row) {
      for (std::int8_t column = 0; column < kN; ++column) {
        const Square square = {row, column};
        const bool called = squareName(GetParam().variant, before, square, Language::en, 0) !=
                            squareName(GetParam().variant, now, square, Language::en, 0);
        const bool told = std::find(changed.begin(), changed.end(), square) != changed.end();
        ASSERT_EQ(told, called) << "row " << +row << ", column " << +column << ", event " << event;
      }
    }
    moves += !changed.empty();
    before = now;
  }
  EXPECT_GT(moves, GetParam().movesQueens ? 20 : 50);
}

}  // namespace
}  // namespace queens
