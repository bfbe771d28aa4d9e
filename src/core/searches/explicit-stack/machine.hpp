#pragma once

#include <array>
#include <cstdint>

#include "core/square_rules.hpp"
#include "core/square_search.hpp"

namespace queens {

/// No recursion: an outer loop that runs while something can be undone or tried, an inner one that fills
/// rows, and a stack of (row, column). `validate` reads the matrix row by row from the top, at the three
/// places from which a queen would attack. If queens can be given, it reads the rows below too.
class ExplicitStack : public SquareRules {
 public:
  static constexpr bool kFindsFirst = true;

  using SquareRules::SquareRules;

  template <class Tracer>
  bool isSafe(int row, int column, Tracer& trace) const {
    if (bug() == Bug::given) trace(Label::check);
    trace(Label::test);
    const int end = endOfRows(row);
    for (int r = 0; trace(Label::scan), r < end; ++r) {
      const int left = column - (row - r);
      const int right = column + (row - r);
      // Of its own row it reads no square.
      const Square read = r == row ? Square() : square(r, column);
      trace(Label::reach, read);
      trace(Label::look, read);
      if (queenAt(r, column) || queenAt(r, left) || queenAt(r, right)) {
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
  void onEnter(int line, Tracer& trace) const {
    if (line > rows_.givenLines())
      trace(Label::descend);
    else if (bug() != Bug::given)
      trace(Label::loop);
    trace(Label::columns);
    for (int left = rows_.passedOver(line); left > 0; --left) {
      trace(Label::check);
      trace(Label::skip);
      trace(Label::columns);
    }
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
    if (bug() == Bug::given) return trace(Label::columns);
    trace(Label::loop);
    // With an empty stack and no columns left in the first row, the outer loop ends before the inner one
    // checks.
    if (row > 0 || column < n()) trace(Label::columns);
  }
  template <class Tracer>
  void onLeave(bool full, Tracer& trace) const {
    if (bug() == Bug::given) {
      // An exhausted line reports them before the search may end.
      if (full) trace(Label::loop);
    } else if (!full) {
      trace(Label::base);
    }
  }
  template <class Tracer>
  void onExhausted(Tracer& trace) const {
    if (bug() != Bug::given) return;
    trace(Label::base);
    trace(Label::loop);
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
  // The first row that `validate` does not read.
  int endOfRows(int row) const { return bug() == Bug::given ? n() : row; }
  // Whether a queen stands on a square, which can be beside the board. @param column less than 2n
  bool queenAt(int row, int column) const {
    return column >= 0 && (std::uint64_t{board_[row]} >> column & 1) != 0;
  }

  std::array<std::uint32_t, kMaxN> board_{};  // row by row; bit c is column c
};

}  // namespace queens
