#include "witness.hpp"

namespace queens {
namespace {

using reading::read;

// Sentences about tested squares.
class SquareWitness : public Witness {
 public:
  using Witness::Witness;

 private:
  void check(const Event& event, Queen square) override {
    if (event.kind != EventKind::test) return;
    if (event.safe) {
      checkSafe(square);
    } else {
      checkAttacked(square);
    }
  }

  void checkSafe(Queen at) const {
    const int r = at.row, c = at.col, main = r - c, anti = r + c;
    if (variant_ == VariantId::permutations) {
      says("Row #, column # passes the test: `used[#]` is false", {r, c, c});
      EXPECT_FALSE(flag("used", c));
      for (const Queen& queen : queens_) EXPECT_NE(queen.col, c);
      return;
    }
    says("Row #, column # is safe: ", {r, c});
    for (const Queen& queen : queens_) EXPECT_FALSE(attack(queen, at));
    if (variant_ == VariantId::flagArrays) {
      says("`cols[#]`, `diags1[# − # + # − 1] = diags1[#]` and `diags2[# + #] = diags2[#]` are all false",
           {c, r, c, n_, main + n_ - 1, r, c, anti});
      expectNoted(at, false);
    } else if (variant_ == VariantId::hashSets) {
      says("# is not in `cols`, # − # = # is not in `diags1` and # + # = # is not in `diags2`",
           {c, r, c, main, r, c, anti});
      expectNoted(at, false);
    } else if (variant_ == VariantId::bitFlags) {
      says("bit # of `cols`, bit # − # + # − 1 = # of `mains` and bit # + # = # of `antis` are all 0",
           {c, r, c, n_, main + n_ - 1, r, c, anti});
      expectNoted(at, false);
    } else if (variant_ == VariantId::explicitStack && r > 0) {
      says(r == 1 ? "checks the # row above" : "checks the # rows above", {r});
    }
    EXPECT_EQ(contains(english_, "no column to its left"), variant_ == VariantId::boardScan && c == 0);
    EXPECT_EQ(contains(english_, "no row above"), variant_ == VariantId::explicitStack && r == 0);
  }

  void checkAttacked(Queen at) const {
    const int r = at.row, c = at.col;
    if (variant_ == VariantId::permutations) {
      const auto said =
          read(english_, "Row #, column # is refused: `used[#]` is true because of the queen in row #.");
      ASSERT_TRUE(said);
      EXPECT_EQ(*said, (Numbers{r, c, c, said->at(3)}));
      EXPECT_TRUE(queenOn(said->at(3), c));
      EXPECT_TRUE(flag("used", c));
      return;
    }
    const Queen* first = firstMet(at);
    ASSERT_TRUE(first);
    says("Row #, column # is attacked by the queen in row #, column #: both ",
         {r, c, first->row, first->col});
    checkSharedLine(at, *first);
    checkEvidence(at, *first);
    checkOthers(at, *first);
  }

  void checkEvidence(Queen at, Queen with) const {
    const bool column = at.col == with.col;
    const bool main = at.row - at.col == with.row - with.col;
    const int index = column ? at.col : main ? at.row - at.col + n_ - 1 : at.row + at.col;
    if (variant_ == VariantId::flagArrays) {
      says(column ? "so `cols[#]` is true"
           : main ? "so `diags1[row − col + n − 1] = diags1[#]` is true"
                  : "so `diags2[row + col] = diags2[#]` is true",
           {index});
      EXPECT_TRUE(flag(column ? "cols" : main ? "diags1" : "diags2", index));
    } else if (variant_ == VariantId::hashSets) {
      const int value = main ? at.row - at.col : index;
      says(column ? "so # is in `cols`" : main ? "so # is in `diags1`" : "so # is in `diags2`", {value});
      EXPECT_TRUE(member(column ? "cols" : main ? "diags1" : "diags2", value));
    } else if (variant_ == VariantId::bitFlags) {
      says(column ? "so bit # (`col`) of `cols` is 1"
           : main ? "so bit # (`row − col + n − 1`) of `mains` is 1"
                  : "so bit # (`row + col`) of `antis` is 1",
           {index});
      EXPECT_TRUE(bit(column ? "cols" : main ? "mains" : "antis", index));
    } else if (variant_ == VariantId::explicitStack) {
      says("finds it on (#, #)", {with.row, with.col});
      EXPECT_TRUE(onBoard(with.row, with.col));
    } else {
      const int away = at.col - with.col;
      says(at.row == with.row ? "the ← scan meets it # square"
           : main             ? "the ↖ scan meets it # square"
                              : "the ↙ scan meets it # square",
           {away});
      EXPECT_EQ(contains(english_, " squares away"), away != 1);
      EXPECT_TRUE(onBoard(with.row, with.col));
    }
  }

  void checkOthers(Queen at, Queen first) const {
    std::size_t others = 0;
    for (const Queen& queen : queens_) {
      if (!attack(queen, at) || (queen.row == first.row && queen.col == first.col)) continue;
      ++others;
      const std::string where =
          "row " + std::to_string(queen.row) + ", column " + std::to_string(queen.col) + " (";
      EXPECT_TRUE(contains(english_, where)) << where;
      if (queen.col == at.col) {
        EXPECT_TRUE(contains(english_, where + "same column)"));
      } else if (queen.row - queen.col == at.row - at.col) {
        EXPECT_EQ(read(english_, where + "row − column = #)"), Numbers{at.row - at.col});
      } else {
        EXPECT_EQ(read(english_, where + "row + column = #)"), Numbers{at.row + at.col});
      }
    }
    const bool evidence = variant_ == VariantId::explicitStack || variant_ == VariantId::bitFlags;
    EXPECT_EQ(static_cast<std::size_t>(std::count(english_.begin(), english_.end(), '(')), others + evidence);
    EXPECT_EQ(contains(english_, " attacks it too"), others == 1);
    EXPECT_EQ(contains(english_, " attack it too"), others == 2);
  }

  const Queen* queenOn(int row, int col) const {
    for (const Queen& each : queens_) {
      if (each.row == row && each.col == col) return &each;
    }
    return nullptr;
  }

  // The queen that the program itself meets first.
  const Queen* firstMet(Queen at) const {
    const auto along = [&](int down, int right) -> const Queen* {
      for (int i = 1; i < n_; ++i) {
        if (const Queen* queen = queenOn(at.row + i * down, at.col + i * right)) return queen;
      }
      return nullptr;
    };
    std::vector<const Queen*> met;
    if (variant_ == VariantId::boardScan) {
      met = {along(0, -1), along(-1, -1), along(1, -1)};
    } else if (variant_ == VariantId::explicitStack) {
      for (int row = 0; row < at.row; ++row) {
        const int up = at.row - row;
        met.insert(met.end(), {queenOn(row, at.col), queenOn(row, at.col - up), queenOn(row, at.col + up)});
      }
    } else {
      met = {along(-1, 0), along(-1, -1), along(-1, 1)};
    }
    const auto first = std::find_if(met.begin(), met.end(), [](const Queen* queen) { return queen; });
    return first == met.end() ? nullptr : *first;
  }
};

class SquareNarration : public testing::TestWithParam<VariantInfo> {};

TEST_P(SquareNarration, NamesWhatAttacksAndHowItIsFound) {
  watchUpToSix<SquareWitness>(GetParam().variant);
}

INSTANTIATE_TEST_SUITE_P(AllVariants, SquareNarration, testing::ValuesIn(kVariants), testName);

}  // namespace
}  // namespace queens
