#include <set>

#include "witness.hpp"

namespace queens {
namespace {

// Sentences about the domains of a search that looks ahead.
class DomainWitness : public Witness {
 public:
  DomainWitness(Program program, int n) : Witness(program, n), choosesRows_(program.bug == Bug::mrv) {
    for (int row = 0; row < n; ++row) {
      domains_.emplace_back();
      for (int col = 0; col < n; ++col) domains_.back().insert(col);
    }
  }

 private:
  void check(const Event& event, Queen square) override {
    if (event.kind == EventKind::place) checkPlaced(square);
    if (event.kind == EventKind::exhausted && !queens_.empty())
      says("domain of row # has been tried, so the search returns to row #",
           {square.row, queens_.back().row});
    if (event.kind == EventKind::solution) checkSolution();
    if (event.kind == EventKind::restrict) checkTaken(square);
    if (event.kind == EventKind::restore) {
      EXPECT_TRUE(domain(square.row).insert(square.col).second);
      says("Row # gets column # back.", {square.row, square.col});
    }
    if (event.kind == EventKind::wipeout) {
      EXPECT_TRUE(domain(square.row).empty());
      says("row # has no square left, so the queen in row # cannot stay", {square.row, queens_.back().row});
    }
  }

  void checkPlaced(Queen square) {
    if (!choosesRows_) return says("the next column of `domains[#]`", {square.row});
    const int left = static_cast<int>(domain(square.row).size());
    says(left == 1 ? "this row has # column left, no other row without a queen has fewer"
                   : "this row has # columns left, no other row without a queen has fewer",
         {left});
    for (int row = 0; row < n_; ++row) {
      const bool empty = std::ranges::none_of(queens_, [row](Queen each) { return each.row == row; });
      if (empty) EXPECT_GE(static_cast<int>(domain(row).size()), left);
    }
  }

  // The columns are named row by row, in whichever order the rows were filled.
  void checkSolution() {
    std::string columns;
    for (int row = 0; row < n_; ++row)
      columns += (row > 0 ? ", " : "") + std::to_string(std::ranges::find(queens_, row, &Queen::row)->col);
    EXPECT_TRUE(contains(english_, " " + columns)) << english_;
  }

  void checkTaken(Queen square) {
    EXPECT_EQ(domain(square.row).erase(square.col), 1u);
    const Queen by = queens_.back();
    EXPECT_TRUE(attack(by, square));
    const int left = static_cast<int>(domain(square.row).size());
    if (by.col == square.col)
      says("Row # loses column #, because the queen in row # is in it; ", {square.row, square.col, by.row});
    else
      says(by.row - by.col == square.row - square.col ? "Row # loses column #, because that square is on the "
                                                        "↘ diagonal of the queen in row #, column #; "
                                                      : "Row # loses column #, because that square is on the "
                                                        "↙ diagonal of the queen in row #, column #; ",
           {square.row, square.col, by.row, by.col});
    EXPECT_EQ(contains(english_, "; no column is left."), left == 0);
    if (left > 0) says(left == 1 ? "; # column is left." : "; # columns are left.", {left});
  }

  std::set<int>& domain(int row) { return domains_[static_cast<std::size_t>(row)]; }

  bool choosesRows_;
  std::vector<std::set<int>> domains_;
};

TEST(LookAheadNarration, SaysWhatIsTakenAndByWhom) {
  for (const VariantInfo& each : kVariants)
    if (each.looksAhead) watchUpToSix<DomainWitness>(each.variant);
  watchUpToSix<DomainWitness>({VariantId::forwardChecking, Find::all, Bug::mrv});
}

}  // namespace
}  // namespace queens
