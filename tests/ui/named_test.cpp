#include "ui/controls/named.hpp"

#include <gtest/gtest.h>

#include <string>

namespace queens {
namespace {

// A search with queens on (0, 1) and (1, 3) of a 4 × 4 board, the beginning of the first solution.
struct Standing {
  Search search;
  std::vector<Variable> all;

  explicit Standing(VariantId variant) : search(variant, 4) {
    NoTracer silent;
    // The corner has no solution: its queen is removed before (0, 1) is tried.
    while (search.places().size() < 2 || search.places()[0] != 1) search.advance(silent);
    all = search.variables(nullptr);
  }
  std::string meant(std::string_view code) const {
    const auto found = named(code, all, 4);
    if (!found) return "nothing";
    return std::string(found->variable) + (found->cell ? "[" + std::to_string(*found->cell) + "]" : "");
  }
  std::string squares(std::string_view code) const {
    std::string text;
    for (const Square& each : squaresOf(search, all, *named(code, all, 4))) {
      text += (text.empty() ? "" : " ") + std::to_string(each.row) + std::to_string(each.column);
    }
    return text;
  }
};

TEST(Named, IsReadOffTheCodeOfASentence) {
  const Standing arrays(VariantId::flagArrays);
  EXPECT_EQ(arrays.meant("cols[3]"), "cols[3]");
  EXPECT_EQ(arrays.meant("queens"), "queens");
  EXPECT_EQ(arrays.meant("diags1[2 − 1 + 4 − 1] = diags1[4]"), "diags1[4]");
  EXPECT_EQ(arrays.meant("n = 4"), "nothing");
  EXPECT_EQ(arrays.meant("columns"), "nothing");
  EXPECT_EQ(arrays.meant("cols[4]"), "nothing") << "there is no such cell";
  EXPECT_EQ(arrays.meant("cols[99999999999999999999]"), "cols");
  EXPECT_EQ(arrays.meant(""), "nothing");
  EXPECT_EQ(Standing(VariantId::boardScan).meant("board[2][1] = 1"), "board[9]");
  EXPECT_EQ(Standing(VariantId::bitmask).meant("free = 0010"), "free");
  EXPECT_EQ(Standing(VariantId::bitmask).meant("free & −free"), "free");
}

TEST(Named, IsFoundInALineAsAWordOutsideOfComments) {
  using Places = std::vector<std::size_t>;
  EXPECT_EQ(placesOf("cols", "cols[col] = cols[c]"), (Places{0, 12}));
  EXPECT_EQ(placesOf("cols", "protocols = cols2 + my_cols"), Places{});
  EXPECT_EQ(placesOf("free", "free ← 1  // all free"), Places{0});
  EXPECT_EQ(placesOf("free", "# only free squares"), Places{});
  EXPECT_EQ(placesOf("cols", "(cols"), Places{1});
  EXPECT_EQ(placesOf("", "cols"), Places{});
}

TEST(Named, StandsForSquares) {
  const Standing arrays(VariantId::flagArrays);
  EXPECT_EQ(arrays.squares("cols[2]"), "02 12 22 32");
  EXPECT_EQ(arrays.squares("diags1[4]"), "10 21 32");
  EXPECT_EQ(arrays.squares("diags2[1]"), "01 10");
  EXPECT_EQ(arrays.squares("queens"), "01 13");
  EXPECT_EQ(arrays.squares("cols"), "01 03 11 13 21 23 31 33") << "what is taken";
  EXPECT_EQ(Standing(VariantId::explicitStack).squares("board"), "01 13");
  EXPECT_EQ(Standing(VariantId::explicitStack).squares("board[3][0]"), "30");
  EXPECT_EQ(Standing(VariantId::hashSets).squares("diags1"), "01 02 12 13 23");
}

}  // namespace
}  // namespace queens
