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
    if (event.kind == EventKind::place) {
      EXPECT_EQ(values("queens")[static_cast<std::size_t>(square.row)], square.col);
      says("`queens[#]` becomes #;", {square.row, square.col});
      int next = square.row + 1;
      while (next < n_ && isGiven(next)) ++next;
      EXPECT_EQ(next == n_, full);
      if (!full) says("on to row #.", {next});
    }
    if (event.kind == EventKind::remove) {
      EXPECT_EQ(values("queens")[static_cast<std::size_t>(square.row)], -1);
      says("`queens[#]` is −1 again", {square.row});
    }
    if (event.kind == EventKind::exhausted) {
      if (queens_.size() == given_.size())
        says("Every column of row # has been tried, and there is no row to return to.", {square.row});
      else
        EXPECT_FALSE(contains(english_, "no row to return"));
    }
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

  std::vector<Queen> given_;
};

Program givenProgram(std::initializer_list<Square> queens) {
  Program program(VariantId::flagArrays, Find::all, Bug::given);
  for (const Square& each : queens) program.given.add(each);
  return program;
}

TEST(GivenNarration, IsTrueOfEveryEvent) {
  GivenWitness(givenProgram({{0, 3}}), 6).watchAll();
  GivenWitness(givenProgram({{5, 0}, {2, 4}}), 6).watchAll();
  GivenWitness(givenProgram({{1, 3}, {2, 0}}), 4).watchAll();
  GivenWitness(givenProgram({{0, 0}}), 4).watchAll();
  GivenWitness(givenProgram({{0, 1}, {1, 3}, {2, 0}, {3, 2}}), 4).watchAll();
}

TEST(GivenNarration, BeginsWithTheirNumber) {
  const auto start = [](Program program, Language language) {
    return narrate(Timeline(program, 8), language);
  };
  EXPECT_TRUE(
      start(givenProgram({}), Language::en).starts_with("The board is empty. Each row gets one queen."));
  EXPECT_TRUE(start(givenProgram({{0, 3}}), Language::en)
                  .starts_with("One queen is given. Each other row gets one queen."));
  EXPECT_TRUE(start(givenProgram({{0, 3}, {4, 2}}), Language::en)
                  .starts_with("2 queens are given. Each other row gets one queen."));
  EXPECT_TRUE(
      start(givenProgram({{0, 3}}), Language::zh).starts_with("已给定 1 个皇后。其余各行放一个皇后。"));
}

}  // namespace
}  // namespace queens
