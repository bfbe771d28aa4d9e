#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/bug.hpp"
#include "core/given.hpp"
#include "core/tracer.hpp"
#include "core/variable.hpp"

namespace queens {

/// The board size and the version of a program, and the order in which it fills the rows. In the version
/// `Bug::given`, which can begin with queens on the board, the lines of the search are the rows with a given
/// queen first, by row, and then the others from the top. In all other versions, line i is row i.
class GivenRows {
 public:
  /// @param n board size, 1…32
  /// @param given queens on that board, without a clash; none for other versions
  GivenRows(int n, Bug bug, const Given& given);

  int n() const { return n_; }
  Bug bug() const { return bug_; }
  /// The number of lines with a given queen.
  int givenLines() const { return given_; }
  /// The row of a line. @param line 0…n−1
  std::int8_t rowOf(int line) const {
    return bug_ == Bug::given ? rows_[static_cast<std::size_t>(line)] : static_cast<std::int8_t>(line);
  }
  /// The line of a row. @param row 0…n−1
  int lineOf(int row) const;
  /// The number of rows with a given queen directly above the row of a line, or above the lower edge of the
  /// board. The search passes over them on entering the line. @param line `givenLines()`…n
  int passedOver(int line) const;

  /// Reports the lines that a recursive listing executes on entering a line.
  template <class Tracer>
  void onEnter(int line, Tracer& trace) const {
    if (line > given_) trace(Label::recurse);
    if (bug_ == Bug::given) {
      for (int left = passedOver(line); left > 0; --left) {
        trace(Label::next);
        trace(Label::advance);
      }
      trace(Label::next);
    }
    trace(Label::base);
  }

  /// The given queens. @param places the columns of the queens on the board, by line
  Given given(std::span<const std::int8_t> places) const;
  /// The list `queens`. The version for given queens keeps the column of each row, and −1 for a row without a
  /// queen. @param places the columns of the queens on the board, by line
  Variable queens(std::span<const std::int8_t> places) const;

  /// For untrusted bytes: whether queens can be given like that. If so, the constructor restores the other
  /// rows. @param places the columns of the queens on the board, by line
  bool isPossible(std::span<const std::int8_t> places) const;

 private:
  std::array<std::int8_t, kMaxN> rows_{};  // by line; used only in that version; the first n
  std::int8_t given_;
  std::int8_t n_;
  Bug bug_;
};

}  // namespace queens
