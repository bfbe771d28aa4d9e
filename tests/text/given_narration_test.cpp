#include "witness.hpp"

namespace queens {
namespace {

// Sentences about a search that begins with queens on the board.
class GivenWitness : public Witness {
 public:
  GivenWitness(Program program, int n) : Witness(program, n) {
    for (const Square& each : program.given.queens()) queens_.push_back({each.row, each.column});
    given_ = queens_;
  }

 private:
  bool isGiven(int row) const { return std::ranges::find(given_, row, &Queen::row) != given_.end(); }

  void check(const Event& event, Queen square) override {
    const bool full = static_cast<int>(queens_.size()) == n_;
    const int placed = static_cast<int>(queens_.size() - given_.size());
    const bool stacked = variant_ == VariantId::explicitStack;
    if (event.kind == EventKind::place) {
      if (stacked) {
        EXPECT_TRUE(onBoard(square.row, square.col));
        says("(#, #) is pushed onto the stack, which now holds # square", {square.row, square.col, placed});
      } else {
        EXPECT_EQ(values("queens")[static_cast<std::size_t>(square.row)], square.col);
        says("`queens[#]` becomes #;", {square.row, square.col});
      }
      int next = square.row + 1;
      while (next < n_ && isGiven(next)) ++next;
      EXPECT_EQ(next == n_, full);
      if (!full) says("on to row #.", {next});
    }
    if (event.kind == EventKind::remove && stacked) {
      EXPECT_FALSE(onBoard(square.row, square.col));
      says("(#, #) is popped from the stack", {square.row, square.col});
    } else if (event.kind == EventKind::remove) {
      EXPECT_EQ(values("queens")[static_cast<std::size_t>(square.row)], -1);
      says("`queens[#]` is −1 again", {square.row});
    }
    if (event.kind == EventKind::exhausted) {
      if (queens_.size() == given_.size())
        says("Every possible column of row # has been tried, and there is no row to return to.",
             {square.row});
      else
        EXPECT_FALSE(contains(english_, "no row to return"));
    }
    if (event.kind == EventKind::test && stacked) checkValidate(event, square);
    if (event.kind == EventKind::scan) checkScan(event, square.row);
    if (event.kind == EventKind::reject) checkReject();
    if (event.kind == EventKind::done) {
      EXPECT_TRUE(contains(english_, "n = " + std::to_string(n_) +
                                         (given_.size() == 1 ? " with the given queen"
                                                             : " with the " + std::to_string(given_.size()) +
                                                                   " given queens")));
      EXPECT_TRUE(contains(chinese_, "给定 " + std::to_string(given_.size()) + " 个皇后时"));
      EXPECT_EQ(contains(english_, "no solution"), counted(EventKind::solution) == 0);
      EXPECT_EQ(contains(chinese_, "无解"), counted(EventKind::solution) == 0);
    }
  }

  // Other rows are looked at from the top down, also those below.
  void checkValidate(const Event& event, Queen square) const {
    EXPECT_EQ(contains(english_, "checks all other rows and finds no queen"), event.safe);
    if (event.safe) return;
    Queen first{n_, 0};
    for (const Queen& each : queens_)
      if (attack(each, square) && each.row < first.row) first = each;
    says("finds it on (#, #)", {first.row, first.col});
  }

  void checkScan(const Event& event, int row) const {
    std::uint32_t free = 0;
    for (int col = 0; col < n_; ++col) {
      const auto attacks = [&](const Queen& each) { return attack(each, {row, col}); };
      if (std::ranges::none_of(queens_, attacks)) free |= 1u << col;
    }
    EXPECT_EQ(event.free, free);
    EXPECT_EQ(reading::readMask(english_, "`free = "), free);
    EXPECT_EQ(contains(english_, "`cols | ld | rd | taken[row]` covers all of row "), free == 0);
    EXPECT_FALSE(contains(english_, "there is no queen yet"));
  }

  // The queens are compared by row, but would have been refused in order of placement.
  void checkReject() const {
    std::size_t later = given_.size();
    const auto clashes = [&](std::size_t at) {
      return std::any_of(queens_.begin(), queens_.begin() + static_cast<std::ptrdiff_t>(at),
                         [&](const Queen& each) { return attack(each, queens_[at]); });
    };
    while (!clashes(later)) ++later;
    if (later + 1 == queens_.size())
      says("would have refused only the last queen, in row #.", {queens_[later].row});
    else
      says("would not have placed the queen in row # or any queen after it", {queens_[later].row});
  }

  std::vector<Queen> given_;
};

Program givenProgram(std::initializer_list<Square> queens, VariantId variant = VariantId::flagArrays) {
  Program program(variant, Find::all, Bug::given);
  for (const Square& each : queens) program.given.add(each);
  return program;
}

TEST(GivenNarration, IsTrueOfEveryEvent) {
  for (const VariantInfo& each : kVariants) {
    const VariantId id = each.variant;
    if (!bugOf(id, Bug::given)) continue;
    GivenWitness(givenProgram({{0, 3}}, id), 6).watchAll();
    GivenWitness(givenProgram({{5, 0}, {2, 4}}, id), 6).watchAll();
    GivenWitness(givenProgram({{4, 1}}, id), 5).watchAll();
    GivenWitness(givenProgram({{1, 3}, {2, 0}}, id), 4).watchAll();
    GivenWitness(givenProgram({{0, 0}}, id), 4).watchAll();
    GivenWitness(givenProgram({{0, 1}, {1, 3}, {2, 0}, {3, 2}}, id), 4).watchAll();
  }
}

TEST(GivenNarration, BeginsWithTheirNumber) {
  const auto start = [](Program program, Language language) {
    return narrate(Timeline(program, 8), language);
  };
  EXPECT_TRUE(
      start(givenProgram({}), Language::en).starts_with("The board is empty. Each row gets one queen."));
  for (const VariantInfo& each : kVariants) {
    if (!bugOf(each.variant, Bug::given)) continue;
    const Program program = givenProgram({{0, 3}}, each.variant);
    EXPECT_TRUE(start(program, Language::en).starts_with("One queen is given. "));
    EXPECT_TRUE(start(program, Language::zh).starts_with("已给定 1 个皇后。"));
  }
  EXPECT_TRUE(start(givenProgram({{0, 3}}), Language::en)
                  .starts_with("One queen is given. Each other row gets one queen."));
  EXPECT_TRUE(start(givenProgram({{0, 3}, {4, 2}}), Language::en)
                  .starts_with("2 queens are given. Each other row gets one queen."));
  EXPECT_TRUE(
      start(givenProgram({{0, 3}}), Language::zh).starts_with("已给定 1 个皇后。其余每行放一个皇后。"));
}

}  // namespace
}  // namespace queens
