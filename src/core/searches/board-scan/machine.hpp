#pragma once

#include <array>
#include <cstdint>

#include "core/square_rules.hpp"
#include "core/square_search.hpp"

namespace queens {

/// The first textbook version: an n×n matrix of 0s and 1s, filled column by column. A square is safe if scans
/// of its row (←) and its diagonals (↖ and ↙) meet no queen. Columns to the right are still empty. In the
/// version that returns a truth value, each call stores whether it found a solution.
class BoardScan : public RecursiveRules {
 public:
  static constexpr bool kFindsFirst = true;

  using RecursiveRules::RecursiveRules;

  static Square square(int column, int row) { return RecursiveRules::square(row, column); }

  template <class Tracer>
  bool isSafe(int column, int row, Tracer& trace) const {
    trace(Label::test);
    for (int c = column - 1; trace(Label::scanRow), c >= 0; --c) {
      trace(Label::lookRow, square(c, row));
      if (queenAt(row, c)) return trace(Label::hitRow), false;
    }
    for (int r = row - 1, c = column - 1; trace(Label::scanMain), r >= 0 && c >= 0; --r, --c) {
      trace(Label::lookMain, square(c, r));
      if (queenAt(r, c)) return trace(Label::hitMain), false;
    }
    for (int r = row + 1, c = column - 1; trace(Label::scanAnti), r < n() && c >= 0; ++r, --c) {
      trace(Label::lookAnti, square(c, r));
      if (queenAt(r, c)) return trace(Label::hitAnti), false;
    }
    return trace(Label::safe), true;
  }

  template <class Tracer>
  void place(int column, int row, Tracer& trace) {
    trace(Label::place);
    board_[row] |= std::uint32_t{1} << column;
  }

  template <class Tracer>
  void remove(int column, int row, Tracer& trace) {
    const bool below = column + 1 == n() || foundBy(column + 1);
    if (below) found_ |= std::uint32_t{1} << column;
    calls_ = static_cast<std::int8_t>(column + 1);
    trace(Label::remove);
    board_[row] &= ~(std::uint32_t{1} << column);
  }

  template <class Tracer>
  void onEnter(int column, Tracer& trace) {
    RecursiveRules::onEnter(column, trace);
    if (!passesUp() || column == n()) return;
    trace(Label::start);
    found_ &= ~(std::uint32_t{1} << column);
    calls_ = static_cast<std::int8_t>(column + 1);
  }
  template <class Tracer>
  void onExhausted(Tracer& trace) const {
    if (passesUp()) trace(Label::total);
  }

  /// Whether the state cannot be rebuilt from the queens: they do not determine the calls' results.
  bool strays() const { return passesUp(); }
  /// For untrusted bytes when `strays()`.
  bool isPossible() const { return calls_ >= 0 && calls_ <= n(); }

  /// The variables of the listing, with the queens on the board; see `Variable`.
  std::vector<Variable> variables(std::span<const std::int8_t> places) const;
  /// The squares that `isSafe` reads, in order, up to the first queen.
  std::vector<Square> squaresRead(int column, int row) const;

 private:
  bool passesUp() const { return bug() == Bug::passedUp; }
  // Whether the unfinished call of a column has found a solution so far.
  bool foundBy(int column) const { return found_ >> column & 1; }
  bool queenAt(int row, int column) const { return board_[row] >> column & 1; }

  std::array<std::uint32_t, kMaxN> board_{};  // row by row; bit c is column c
  std::uint32_t found_ = 0;                   // bit c: `foundBy(c)`, if calls return a truth value
  std::int8_t calls_ = 0;                     // number of such calls that have begun
};

}  // namespace queens
