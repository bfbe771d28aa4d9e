#include "support/each_variant.hpp"
#include "witness.hpp"

namespace queens {
namespace {

using reading::read;
using reading::readMask;

// Sentences about whole rows, pairs and boards.
class LineWitness : public Witness {
 public:
  using Witness::Witness;

 private:
  void check(const Event& event, Queen square) override {
    if (event.kind == EventKind::scan) checkScan(square.row);
    if (event.kind == EventKind::compare) checkCompare();
    if (event.kind == EventKind::solution || event.kind == EventKind::reject) {
      checkFull(event.kind == EventKind::solution);
    }
    if (event.kind == EventKind::exhausted) checkExhausted(event);
    if (event.kind == EventKind::done) checkDone();
  }

  void checkScan(int row) const {
    unsigned free = 0;
    int count = 0;
    int lowest = -1;
    for (int col = n_ - 1; col >= 0; --col) {
      const auto forbids = [&](const Queen& queen) { return attack(queen, {row, col}); };
      if (std::any_of(queens_.begin(), queens_.end(), forbids)) continue;
      free |= 1u << col;
      ++count;
      lowest = col;
    }
    EXPECT_EQ(readMask(english_, "`free = "), free);
    EXPECT_EQ(readMask(chinese_, "`free = "), free);
    if (count == 0) {
      says("covers all of row #, so no square is left", {row});
      return;
    }
    says("takes the lowest 1, column #", {lowest});
    EXPECT_EQ(read(chinese_, "取最低位的 1，即第 # 列"), Numbers{lowest});
    if (row == 0) return;
    const std::array<std::string, 6> words = {
        "", "one square is", "two squares are", "three squares are", "four squares are", "five squares are"};
    EXPECT_TRUE(contains(english_, words.at(static_cast<std::size_t>(count)) + " left in row "));
    says("left in row #", {row});
    if (count == 2) {
      EXPECT_TRUE(contains(chinese_, "还剩两个空位"));
    } else {
      EXPECT_EQ(read(chinese_, "第 # 行还剩 # 个空位"), (Numbers{row, count}));
    }
  }

  void checkCompare() const {
    const Event& event = *timeline_.event();
    const Queen a = queens_.at(static_cast<std::size_t>(event.with.row));
    const Queen b = queens_.at(static_cast<std::size_t>(event.square.row));
    const int rows = b.row - a.row;
    const int cols = std::abs(b.col - a.col);
    says("The queens in row #, column # and in row #, column # ", {a.row, a.col, b.row, b.col});
    EXPECT_EQ(contains(english_, " attack each other: "), rows == cols);
    if (rows != cols) {
      says(" share no diagonal: |# − #| = #, but |# − #| = #", {b.row, a.row, rows, b.col, a.col, cols});
      return;
    }
    says("|# − #| = |# − #| = #, because both have row ", {b.row, a.row, b.col, a.col, rows});
    checkSharedLine(b, a);
  }

  void checkFull(bool solution) const {
    ASSERT_EQ(static_cast<int>(queens_.size()), n_);
    std::string places;
    int firstAttacked = n_;
    for (int i = n_ - 1; i >= 0; --i) {
      const Queen& queen = queens_[static_cast<std::size_t>(i)];
      const int place = variant_ == VariantId::boardScan ? queen.row : queen.col;
      places = std::to_string(place) + (places.empty() ? "" : ", ") + places;
      for (int j = 0; j < i; ++j) {
        if (attack(queens_[static_cast<std::size_t>(j)], queen)) firstAttacked = i;
      }
    }
    EXPECT_EQ(solution, firstAttacked == n_);
    const std::string lines = variant_ == VariantId::boardScan ? " row" : " column";
    EXPECT_TRUE(contains(english_, lines + (n_ > 1 ? "s " : " ") + places)) << places;
    if (solution) {
      says("Solution #: ", {counted(EventKind::solution)});
      if (variant_ == VariantId::permutations && n_ > 1) says("none of their # pairs", {n_ * (n_ - 1) / 2});
    } else if (firstAttacked == n_ - 1) {
      says("would have refused only the last queen, in row #.", {firstAttacked});
    } else {
      says("would not have placed the queen in row # or any queen after it", {firstAttacked});
    }
  }

  void checkExhausted(const Event& event) const {
    const bool byColumn = variant_ == VariantId::boardScan;
    const int line = byColumn ? event.square.column : event.square.row;
    EXPECT_EQ(static_cast<int>(queens_.size()), line);
    bool allAttacked = true;
    for (int i = 0; i < n_; ++i) {
      const Queen at = byColumn ? Queen{i, line} : Queen{line, i};
      allAttacked &=
          std::any_of(queens_.begin(), queens_.end(), [&](const Queen& q) { return attack(q, at); });
    }
    // A search that checks only columns may try hopeless lines.
    if (variant_ != VariantId::permutations) {
      EXPECT_EQ(contains(english_, "Dead end: "), allAttacked);
    }
    const std::string_view name = byColumn ? "column" : "row";
    // The removal of the queen is announced by its own event.
    EXPECT_FALSE(contains(english_, "removed") || contains(chinese_, "撤回"));
    if (line == 0) {
      says(std::string(name) + " # has been tried, and there is no " +
               (byColumn ? "column to its left" : "row to return to"),
           {0});
      return;
    }
    const std::string why = !contains(english_, "Dead end: ") ? " # has been tried"
                            : variant_ == VariantId::bitmask  ? " # has nothing to try"
                                                              : " # is attacked";
    says(std::string(name) + why + ", so the search returns to " + std::string(name) + " #.",
         {line, line - 1});
    if (variant_ == VariantId::bitmask) {
      EXPECT_EQ(readMask(english_, "`free = "), 0u);
    }
  }

  void checkDone() const {
    const auto expectCount = [&](EventKind kind, const std::string& noun) {
      if (counted(kind) == 0) {
        EXPECT_TRUE(contains(english_, "no " + noun));
      } else {
        says("# " + noun, {counted(kind)});
        EXPECT_EQ(contains(english_, noun + "s"), counted(kind) != 1);
      }
    };
    expectCount(EventKind::solution, "solution");
    says(" for n = #, after ", {n_});
    expectCount(EventKind::place, "placement");
    if (variant_ == VariantId::forwardChecking) {
      expectCount(EventKind::restrict, "square");
    } else if (variant_ == VariantId::bitmask) {
      expectCount(EventKind::scan, "computed row");
    } else {
      expectCount(EventKind::test, "test");
    }
    if (variant_ == VariantId::permutations) expectCount(EventKind::compare, "comparison");
  }
};

class LineNarration : public testing::TestWithParam<VariantInfo> {};

TEST_P(LineNarration, HoldsOfTheBoard) {
  watchUpToSix<LineWitness>(GetParam().variant);
}

INSTANTIATE_TEST_SUITE_P(AllVariants, LineNarration, testing::ValuesIn(backtracking()), testName);

}  // namespace
}  // namespace queens
