#include "witness.hpp"

namespace queens {
namespace {

// Sentences about queens that move on a full board.
class LocalSearchWitness : public Witness {
 public:
  using Witness::Witness;

 private:
  void check(const Event& event, Queen square) override {
    if (event.kind == EventKind::place) checkPlaced(square);
    if (event.kind == EventKind::move) checkMoved({event.with.row, event.with.column}, square);
    if (event.kind == EventKind::restart) checkRestart();
    if (event.kind == EventKind::solution) EXPECT_EQ(pairs(queens_), 0);
    if (event.kind == EventKind::done) checkDone();
    if (event.kind != EventKind::restart) pairsBefore_ = pairs(queens_);
  }

  static int pairs(const std::vector<Queen>& queens) {
    int found = 0;
    for (std::size_t i = 0; i < queens.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) found += attack(queens[i], queens[j]);
    return found;
  }
  int attackers(Queen at) const {
    return static_cast<int>(std::count_if(queens_.begin(), queens_.end(), [at](const Queen& queen) {
      return queen.row != at.row && attack(queen, at);
    }));
  }

  void checkPlaced(Queen at) const {
    says("A queen is placed in row #, column #, where ", {at.row, at.col});
    const int conflicts = attackers(at);
    EXPECT_EQ(contains(english_, "no queen attacks it."), conflicts == 0);
    if (conflicts > 0) says(conflicts == 1 ? "# queen attacks it." : "# queens attack it.", {conflicts});
    for (int col = 0; col < n_; ++col) EXPECT_GE(attackers({at.row, col}), conflicts);
    says("# is appended to `queens`", {at.col});
  }

  void checkMoved(Queen from, Queen to) const {
    const int before = attackers(from), now = attackers(to);
    says("The queen in row # moves from column # (# conflict", {from.row, from.col, before});
    says(") to column # (", {to.col});
    EXPECT_GT(before, 0);
    EXPECT_EQ(contains(english_, "(no conflict)"), now == 0);
    if (now > 0) says(now == 1 ? "(# conflict)." : "(# conflicts).", {now});
    int equal = 0;
    for (int col = 0; col < n_; ++col) {
      if (col == from.col) continue;
      EXPECT_GE(attackers({to.row, col}), now);
      equal += attackers({to.row, col}) == now;
    }
    EXPECT_EQ(contains(english_, "Of the other columns, this one has the fewest."), equal == 1);
    if (equal > 1)
      says("Of the other columns, # have the fewest, and this one was chosen at random.", {equal});
    const int left = pairs(queens_);
    EXPECT_EQ(contains(english_, "No two queens attack each other now."), left == 0);
    if (left > 0)
      says(
          left == 1 ? "# pair of queens attacks each other now." : "# pairs of queens attack each other now.",
          {left});
  }

  void checkRestart() const {
    says("After # moves, # pair", {4 * n_, pairsBefore_});
    says("The search begins again with an empty board: attempt # of at most 20.",
         {counted(EventKind::restart) + 1});
  }

  void checkDone() const {
    if (counted(EventKind::solution) > 0) {
      says("over at its first solution for n = #, after # placement", {n_, counted(EventKind::place)});
      return;
    }
    says("gave up after 20 attempts and # moves.", {counted(EventKind::move)});
    EXPECT_TRUE(contains(english_, "there is no solution"));
  }

  int pairsBefore_ = 0;
};

TEST(LocalSearchNarration, HoldsOfTheBoard) {
  for (int n = 1; n <= 8; ++n) LocalSearchWitness(VariantId::minConflicts, n).watchAll();
}

}  // namespace
}  // namespace queens
