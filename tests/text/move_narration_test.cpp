#include "support/each_variant.hpp"
#include "witness.hpp"

namespace queens {
namespace {

using reading::read;
using reading::readMask;

// Sentences about placing and removing queens.
class MoveWitness : public Witness {
 public:
  using Witness::Witness;

 private:
  void check(const Event& event, Queen square) override {
    if (event.kind == EventKind::place) checkPlace(square);
    if (event.kind == EventKind::remove) checkRemove(square);
  }

  void checkPlace(Queen at) const {
    const int r = at.row, c = at.col, main = r - c, anti = r + c;
    const bool full = static_cast<int>(queens_.size()) == n_;
    says("A queen is placed in row #, column #: ", {r, c});
    if (variant_ == VariantId::permutations) {
      says("`used[#]` becomes true, and # is appended to `queens`; ", {c, c});
      EXPECT_TRUE(flag("used", c));
    }
    if (variant_ == VariantId::flagArrays) {
      says("`cols[#]`, `diags1[#]` and `diags2[#]` become true", {c, main + n_ - 1, anti});
      expectNoted(at, true);
    } else if (variant_ == VariantId::hashSets) {
      says("# is added to `cols`, # to `diags1` and # to `diags2`, and # is appended to `queens`",
           {c, main, anti, c});
      expectNoted(at, true);
    } else if (variant_ == VariantId::bitFlags) {
      says("XOR sets bit # of `cols`, bit # of `mains` and bit # of `antis`", {c, main + n_ - 1, anti});
      expectNoted(at, true);
    } else if (variant_ == VariantId::bitmask) {
      EXPECT_EQ(readMask(english_, "`bit = "), 1u << c);
      EXPECT_EQ(readMask(chinese_, "`bit = "), 1u << c);
      checkFreeAfter(at);
    } else if (variant_ == VariantId::forwardChecking) {
      says("the next column of `domains[#]`", {r});
    } else if (variant_ != VariantId::permutations) {
      says("`board[#][#] = 1`", {r, c});
      EXPECT_TRUE(onBoard(r, c));
    }
    if (variant_ == VariantId::explicitStack) {
      const int standing = static_cast<int>(queens_.size());
      says("(#, #) is pushed onto the stack, which now holds # square", {r, c, standing});
      EXPECT_EQ(values("stack").size(), queens_.size() * 2);
      EXPECT_EQ(contains(english_, " squares;"), standing != 1);
    }
    if (keepsList()) {
      says("# is appended to `queens`", {c});
      EXPECT_EQ(read(chinese_, "# 加入 `queens`"), Numbers{c});
      EXPECT_EQ(values("queens").back(), c);
    }
    const bool byColumn = variant_ == VariantId::boardScan;
    if (!full && variant_ == VariantId::forwardChecking) {
      EXPECT_TRUE(contains(
          english_,
          "; now rows without a queen lose any squares that it attacks, until one of them has none left."));
    } else if (!full) {
      says(byColumn ? "; on to column #." : "; on to row #.", {(byColumn ? c : r) + 1});
    }
    if (full && n_ > 2) says("; all # queens are placed", {n_});
    EXPECT_EQ(contains(english_, "; both queens are placed"), full && n_ == 2);
    EXPECT_EQ(contains(english_, "; the only queen is placed"), n_ == 1);
  }

  // Whether the program has a list of the queens' columns besides the variables for its tests.
  bool keepsList() const { return variant_ != VariantId::boardScan && variant_ != VariantId::explicitStack; }

  // The free squares of the queen's row that remain after it: those to its right that no queen above attacks.
  void checkFreeAfter(Queen at) const {
    unsigned left = 0;
    for (int col = at.col + 1; col < n_; ++col) {
      const auto attacks = [&](const Queen& queen) {
        return queen.row < at.row && attack(queen, {at.row, col});
      };
      if (std::none_of(queens_.begin(), queens_.end(), attacks)) left |= 1u << col;
    }
    EXPECT_EQ(readMask(english_, "`free = "), left);
  }

  void checkRemove(Queen at) const {
    const int r = at.row, c = at.col, main = r - c, anti = r + c;
    const bool wasFull = static_cast<int>(queens_.size()) == n_ - 1;
    says(wasFull ? "The search goes on, so the queen in row #, column # is removed: "
                 : "The queen in row #, column # is removed: ",
         {r, c});
    EXPECT_EQ(read(chinese_, "撤回第 # 行第 # 列的皇后："), (Numbers{r, c}));
    if (keepsList()) {
      says("removed: # is popped from `queens`", {c});
      EXPECT_EQ(read(chinese_, "从 `queens` 中移出 #"), Numbers{c});
      EXPECT_EQ(values("queens").size(), queens_.size());
    }
    if (variant_ == VariantId::permutations) {
      says("`used[#]` is false again", {c});
      EXPECT_FALSE(flag("used", c));
    } else if (variant_ == VariantId::flagArrays) {
      says("`cols[#]`, `diags1[#]` and `diags2[#]` are false again", {c, main + n_ - 1, anti});
      expectNoted(at, false);
    } else if (variant_ == VariantId::hashSets) {
      says("# is deleted from `cols`, # from `diags1` and # from `diags2`", {c, main, anti});
      expectNoted(at, false);
    } else if (variant_ == VariantId::bitFlags) {
      says("XOR clears bit # of `cols`, bit # of `mains` and bit # of `antis`", {c, main + n_ - 1, anti});
      expectNoted(at, false);
    } else if (variant_ == VariantId::bitmask) {
      checkFreeAfter(at);
      return;
    } else if (variant_ == VariantId::forwardChecking) {
      EXPECT_TRUE(contains(english_, "; next, the other rows get back any squares that it took."));
      return;
    } else {
      says("`board[#][#] = 0`", {r, c});
      EXPECT_FALSE(onBoard(r, c));
    }
    if (variant_ == VariantId::explicitStack) says("(#, #) is popped from the stack", {r, c});
    if (variant_ == VariantId::boardScan) {
      says(r + 1 < n_ ? "; row # is next." : "; column # has no row left.", {r + 1 < n_ ? r + 1 : c});
    } else {
      says(c + 1 < n_ ? "; column # is next." : "; row # has no column left.", {c + 1 < n_ ? c + 1 : r});
    }
  }
};

class MoveNarration : public testing::TestWithParam<VariantInfo> {};

TEST_P(MoveNarration, SaysWhatChangesAndWhatIsNext) {
  watchUpToSix<MoveWitness>(GetParam().variant);
}

INSTANTIATE_TEST_SUITE_P(AllVariants, MoveNarration, testing::ValuesIn(backtracking()), testName);

}  // namespace
}  // namespace queens
