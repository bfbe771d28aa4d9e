#pragma once

#include <array>
#include <cstdint>

#include "core/recursive_lines.hpp"
#include "core/square_search.hpp"

namespace queens {

/// No recursion: an outer loop that runs while something can be undone or tried, an inner one that fills
/// rows, and a stack of (row, column). `validate` reads the matrix row by row from the top, at the three
/// places from which a queen would attack.
class ExplicitStack {
 public:
  static constexpr bool kJudgesFullBoards = false;
  static constexpr bool kFindsFirst = true;

  explicit ExplicitStack(int n) : n_(static_cast<std::int8_t>(n)) {}

  static Square square(int row, int column) { return RecursiveLines::square(row, column); }

  template <class Tracer>
  bool isSafe(int row, int column, Tracer& trace) const {
    trace(Label::test);
    for (int r = 0; trace(Label::scan), r < row; ++r) {
      const int left = column - (row - r);
      const int right = column + (row - r);
      trace(Label::reach, square(r, column));
      trace(Label::look, square(r, column));
      if (queenAt(r, column) || (left >= 0 && queenAt(r, left)) || (right < n_ && queenAt(r, right))) {
        return trace(Label::hit), false;
      }
    }
    return trace(Label::safe), true;
  }

  template <class Tracer>
  void place(int row, int column, Tracer& trace) {
    trace(Label::place);
    board_[row] |= std::uint32_t{1} << column;
    trace(Label::push);
  }

  template <class Tracer>
  void remove(int row, int column, Tracer& trace) {
    trace(Label::pop);
    trace(Label::remove);
    board_[row] &= ~(std::uint32_t{1} << column);
  }

  template <class Tracer>
  static void onEnter(int row, Tracer& trace) {
    trace(row == 0 ? Label::loop : Label::descend);
    trace(Label::columns);
  }
  template <class Tracer>
  static void onTry(Tracer&) {}
  template <class Tracer>
  static void onRecord(Tracer& trace) {
    trace(Label::base);
    trace(Label::record);
  }
  template <class Tracer>
  static void onNext(Tracer& trace) {
    trace(Label::next);
    trace(Label::columns);
  }
  template <class Tracer>
  void onResume(int row, int column, Tracer& trace) const {
    trace(Label::advance);
    trace(Label::loop);
    // With an empty stack and no columns left in the first row, the outer loop ends before the inner one
    // checks.
    if (row > 0 || column < n_) trace(Label::columns);
  }
  template <class Tracer>
  static void onLeave(bool full, Tracer& trace) {
    if (!full) trace(Label::base);
  }
  template <class Tracer>
  static void onFound(Tracer& trace) {
    trace(Label::base);
    trace(Label::leave);
  }
  template <class Tracer>
  static void onPassUp(int, Tracer&) {}
  // There is only one call; it fails when row 0 has no columns left.
  template <class Tracer>
  static void onFail(int row, Tracer& trace) {
    if (row == 0) trace(Label::fail);
  }

  /// The variables of the listing, with the queens on the board; see `Variable`.
  std::vector<Variable> variables(std::span<const std::int8_t> places) const;
  /// The squares that `isSafe` reads, in order, up to the first queen.
  std::vector<Square> squaresRead(int row, int column) const;

 private:
  bool queenAt(int row, int column) const { return board_[row] >> column & 1; }

  std::array<std::uint32_t, kMaxN> board_{};  // row by row; bit c is column c
  std::int8_t n_;
};

}  // namespace queens
