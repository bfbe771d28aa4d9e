#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "core/counters.hpp"
#include "core/event.hpp"
#include "core/line_skip.hpp"
#include "core/program.hpp"
#include "core/tracer.hpp"
#include "core/variable.hpp"

namespace queens {

/// Each row keeps its domain: the columns that no queen on the board has taken from it. Placing a queen takes
/// the squares that it attacks from the rows without a queen, and the branch ends as soon as a row has none
/// left. Removing the queen gives them back, the last one first. A domain follows from the queens, so the
/// machine stores no list of the squares taken.
///
/// Rows are filled from the top. The version `mrv` fills the row with the fewest columns left, and the
/// topmost of several (minimum remaining values).
class ForwardChecking {
 public:
  /// @param n board size, 1…32
  ForwardChecking(int n, const Program& program) : n_(static_cast<std::int8_t>(n)), bug_(program.bug) {
    domains_.fill(all());
  }

  int n() const { return n_; }
  Find find() const { return Find::all; }
  Bug bug() const { return bug_; }
  bool done() const { return phase_ == Phase::done; }
  /// The columns of the queens on the board, in order of placement.
  std::span<const std::int8_t> places() const { return {places_.data(), static_cast<std::size_t>(count_)}; }
  /// The square of the i-th queen on the board, in order of placement.
  Square queen(int i) const { return {rows_[index(i)], places_[index(i)]}; }
  /// The domains of all rows; bit c is column c. @return n masks
  std::span<const std::uint32_t> domains() const { return {domains_.data(), static_cast<std::size_t>(n_)}; }
  /// The variables of the listing; see `Variable`.
  std::vector<Variable> variables(const Event*) const;

  /// Runs to the next event. Not valid once `done`.
  template <class Tracer>
  Event advance(Tracer& trace) {
    switch (phase_) {
      case Phase::enter:
        return enter(trace);
      case Phase::look:
        trace(Label::start);
        trace(Label::test);
        toRowAfter(-1, trace);
        return restrictNext(trace);
      case Phase::restrict:
        return restrictNext(trace);
      case Phase::leaveFull:
        trace(Label::leave);
        return takeBack(trace);
      case Phase::leaveExhausted:
        if (count_ > 0) return takeBack(trace);
        trace(Label::finish);
        phase_ = Phase::done;
        break;
      case Phase::leaveWipedOut:
        return takeBack(trace);
      case Phase::restore:
        return restoreNext(trace);
      case Phase::done:
        break;
    }
    return {.kind = EventKind::done};
  }

  /// Events are produced one by one, so none is skipped.
  std::uint64_t leap(std::uint64_t, Counters&) { return 0; }

  /// Validates a state from untrusted bytes: whether the search can continue from it. Rebuilds the domains.
  bool restore();

 private:
  enum class Phase : std::uint8_t {
    enter,
    look,
    restrict,
    leaveFull,
    leaveExhausted,
    leaveWipedOut,
    restore,
    done
  };
  // The squares of a row that a queen attacks: its column, its ↙ and its ↘ diagonal.
  static constexpr int kLines = 3;

  static std::size_t index(int i) { return static_cast<std::size_t>(i); }
  std::uint32_t all() const { return ~std::uint32_t{0} >> (kMaxN - n_); }
  bool isPossible() const;
  void rebuildDomains();

  // The column of a row that a queen attacks along a line, perhaps beside the board.
  static int columnOn(int line, Square queen, int row) {
    const int down = row - queen.row;
    return queen.column + (line == 0 ? 0 : line == 1 ? -down : down);
  }
  bool isOn(int column) const { return column >= 0 && column < n_; }

  // The row in progress.
  std::int8_t row() const { return rows_[index(count_)]; }
  bool isEmpty(int row) const { return (filled_ >> row & 1) == 0; }
  std::int8_t emptyRowAfter(int row) const {
    do ++row;
    while (row < n_ && !isEmpty(row));
    return static_cast<std::int8_t>(row);
  }
  // −1 if there is none.
  std::int8_t emptyRowBefore(int row) const {
    do --row;
    while (row >= 0 && !isEmpty(row));
    return static_cast<std::int8_t>(row);
  }
  std::int8_t rowWithFewestColumns() const {
    std::int8_t best = emptyRowAfter(-1);
    for (std::int8_t row = best; row < n_; row = emptyRowAfter(row))
      if (std::popcount(domains_[index(row)]) < std::popcount(domains_[index(best)])) best = row;
    return best;
  }

  template <class Tracer>
  Event enter(Tracer& trace) {
    if (count_ > 0) trace(Label::recurse);
    trace(Label::base);
    if (count_ == n_) {
      trace(Label::record);
      phase_ = Phase::leaveFull;
      return {.kind = EventKind::solution};
    }
    if (bug_ == Bug::mrv) trace(Label::next);
    rows_[index(count_)] = bug_ == Bug::mrv ? rowWithFewestColumns() : count_;
    trace(Label::columns);
    at_ = -1;
    return placeNext(trace);
  }

  template <class Tracer>
  Event placeNext(Tracer& trace) {
    trace(Label::loop);
    const std::uint64_t left = std::uint64_t{domains_[index(row())]} >> (at_ + 1);
    if (left == 0) {
      phase_ = Phase::leaveExhausted;
      return {.kind = EventKind::exhausted, .square = {row(), -1}};
    }
    at_ = static_cast<std::int8_t>(at_ + 1 + std::countr_zero(left));
    trace(Label::place);
    places_[index(count_)] = at_;
    filled_ |= std::uint32_t{1} << row();
    phase_ = Phase::look;
    return {.kind = EventKind::place, .square = queen(count_++)};
  }

  template <class Tracer>
  void toRowAfter(int row, Tracer& trace) {
    trace(Label::outer);
    later_ = emptyRowAfter(row);
    line_ = 0;
  }

  // Goes on to the next square that the last queen takes, or to the next row of the search.
  template <class Tracer>
  Event restrictNext(Tracer& trace) {
    const Square by = queen(count_ - 1);
    while (later_ < n_) {
      trace(Label::inner);
      if (line_ == kLines) {
        trace(Label::check);
        if (domains_[index(later_)] == 0) {
          trace(Label::fail);
          phase_ = Phase::leaveWipedOut;
          return {.kind = EventKind::wipeout, .square = {later_, -1}};
        }
        toRowAfter(later_, trace);
        continue;
      }
      trace(Label::look);
      const int column = columnOn(line_++, by, later_);
      if (!isOn(column) || !(domains_[index(later_)] >> column & 1)) continue;
      trace(Label::restrict);
      trace(Label::add);
      domains_[index(later_)] &= ~(std::uint32_t{1} << column);
      phase_ = Phase::restrict;
      return {.kind = EventKind::restrict, .square = {later_, static_cast<std::int8_t>(column)}, .with = by};
    }
    trace(Label::safe);
    return enter(trace);
  }

  template <class Tracer>
  Event takeBack(Tracer& trace) {
    trace(Label::remove);
    // After a wipe-out it has not reached the rows after that one.
    if (phase_ != Phase::leaveWipedOut) {
      later_ = n_;
      line_ = 0;
    }
    --count_;
    at_ = places_[index(count_)];
    filled_ &= ~(std::uint32_t{1} << row());
    phase_ = Phase::restore;
    return {.kind = EventKind::remove, .square = {row(), at_}};
  }

  // Gives back the square that the removed queen took last, or goes on in its row.
  template <class Tracer>
  Event restoreNext(Tracer& trace) {
    trace(Label::reach);
    while (true) {
      if (line_ == 0) {
        later_ = emptyRowBefore(later_);
        if (later_ == row()) later_ = emptyRowBefore(later_);
        if (later_ < 0) {
          later_ = 0;
          return placeNext(trace);
        }
        line_ = kLines;
      }
      const int column = columnOn(--line_, {row(), at_}, later_);
      if (!isOn(column) || isTaken(later_, column)) continue;
      trace(Label::advance);
      trace(Label::restore);
      domains_[index(later_)] |= std::uint32_t{1} << column;
      return {.kind = EventKind::restore, .square = {later_, static_cast<std::int8_t>(column)}};
    }
  }

  // Whether one of the queens on the board attacks a square of an empty row.
  bool isTaken(int row, int column) const {
    for (int i = 0; i < count_; ++i)
      for (int line = 0; line < kLines; ++line)
        if (columnOn(line, queen(i), row) == column) return true;
    return false;
  }

  Places places_{};           // columns in order of placement
  Places rows_{};             // of the queens in order of placement, and of the row in progress
  std::uint32_t filled_ = 0;  // bit r: row r has a queen
  std::array<std::uint32_t, kMaxN> domains_{};
  std::int8_t n_;
  Bug bug_;
  Phase phase_ = Phase::enter;
  std::int8_t count_ = 0;
  std::int8_t at_ = -1;    // column of the row in progress that was tried last
  std::int8_t later_ = 0;  // row whose squares are taken or given back
  std::int8_t line_ = 0;   // number of its lines looked at, or left to look at
};

}  // namespace queens
