#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <vector>

#include "core/centre_first.hpp"
#include "core/counters.hpp"
#include "core/given_rows.hpp"
#include "core/line_skip.hpp"
#include "core/program.hpp"
#include "core/tracer.hpp"
#include "core/variable.hpp"

namespace queens {

/// A row of a search that works with masks; bit c is column c. Only the lowest n bits of `ld` and `rd`
/// matter.
struct RowMasks {
  std::uint32_t columns = 0;
  std::uint32_t ld = 0;
  std::uint32_t rd = 0;
  std::uint32_t free = 0;  ///< squares of the row not tried yet
};

/// Finds all free squares of a row at once: three masks come from the row above, shifted by one square. The
/// remaining bits are taken from the lowest upwards. Masks are passed by value, so nothing has to be undone:
/// each row has its own stack frame. Bit c is column c. `ld` (shifted up, ↘ diagonals) and `rd` (shifted
/// down, ↙ diagonals) hold the squares that earlier queens attack in this row.
///
/// The program that only counts keeps no list of queens; each of its calls returns the number of solutions
/// below it. The version that starts in the middle ends at its first solution. The program with exchanged
/// shifts runs alike, but shows `ld` and `rd` under each other's names. In the version that overwrites its
/// list of queens, `places_` is that whole list. The version for given queens keeps the squares that they
/// attack apart from the masks of a row, because they can be below it.
class Bitmask {
 public:
  /// @param n board size, 1…32
  Bitmask(int n, const Program& program)
      : full_(~std::uint32_t{0} >> (kMaxN - n)),
        counts_(program.find == Find::count),
        rows_(n, program.bug, program.given) {
    for (const Square& queen : program.given.queens()) places_[line_++] = queen.column;
  }

  int n() const { return rows_.n(); }
  Find find() const { return counts_ ? Find::count : endsAtFirst() ? Find::first : Find::all; }
  Bug bug() const { return rows_.bug(); }
  /// The queens that stood on the board before the search began.
  Given given() const { return rows_.given(places()); }
  bool done() const { return phase_ == Phase::done; }
  /// The masks of the rows in progress, the top row first; each belongs to one call.
  std::span<const RowMasks> masks() const {
    const bool inRow = phase_ == Phase::loop || phase_ == Phase::resume || phase_ == Phase::leaveExhausted;
    return std::span(frames_).subspan(static_cast<std::size_t>(first()),
                                      static_cast<std::size_t>((inRow ? line_ + 1 : line_) - first()));
  }
  /// The variables of the listing; see `Variable`. @param event the event that led to this state, nullptr at
  /// the start
  std::vector<Variable> variables(const Event* event) const;
  /// The columns of the queens on the board, in order of placement.
  std::span<const std::int8_t> places() const { return {places_.data(), static_cast<std::size_t>(line_)}; }
  /// The square of the i-th queen on the board, in order of placement.
  Square queen(int i) const { return {rows_.rowOf(i), places_[i]}; }

  /// Runs to the next event. Not valid once `done`.
  template <class Tracer>
  Event advance(Tracer& trace) {
    RowMasks& frame = frames_[line_ % kMaxN];
    switch (phase_) {
      case Phase::enter:
        rows_.onEnter(line_, trace);
        if (line_ == n()) {
          trace(counts_ || endsAtFirst() ? Label::leave : Label::record);
          ++solutions_;
          phase_ = endsAtFirst() ? Phase::found : Phase::leaveFull;
          return {.kind = EventKind::solution};
        }
        if (counts_) trace(Label::start);
        trace(Label::scan);
        if (line_ > first()) {
          frame = below(frames_[line_ - 1], places_[line_ - 1]);
          const int rows = rows_.passedOver(line_);
          frame.ld <<= rows;
          frame.rd >>= rows;
        }
        frame.free = full_ & ~(frame.columns | frame.ld | frame.rd | takenIn(rows_.rowOf(line_)));
        deadEnd_ = frame.free == 0;
        phase_ = Phase::loop;
        return {.kind = EventKind::scan, .square = {rows_.rowOf(line_), -1}, .free = frame.free};
      case Phase::loop:
        trace(Label::loop);
        [[fallthrough]];
      case Phase::resume:
        if (frame.free == 0) {
          phase_ = Phase::leaveExhausted;
          return {.kind = EventKind::exhausted, .square = {rows_.rowOf(line_), -1}, .deadEnd = deadEnd_};
        }
        trace(Label::take);
        places_[line_] = nextIn(frame.free);
        trace(Label::drop);
        frame.free &= ~(std::uint32_t{1} << places_[line_]);
        if (!counts_) trace(Label::place);
        phase_ = Phase::enter;
        before_[static_cast<std::size_t>(++line_)] = solutions_;
        return {.kind = EventKind::place, .square = lastQueen()};
      case Phase::leaveFull:
        if (!counts_) trace(Label::leave);
        if (line_ > first()) return takeBack(trace);
        trace(Label::finish);
        phase_ = Phase::done;
        break;
      case Phase::leaveExhausted:
        if (counts_) trace(Label::total);
        if (endsAtFirst()) trace(Label::fail);
        if (line_ > first()) return takeBack(trace);
        trace(Label::finish);
        phase_ = Phase::done;
        break;
      case Phase::found:
        for (int call = 0; call < n(); ++call) trace(Label::found);
        trace(Label::finish);
        phase_ = Phase::done;
        break;
      case Phase::done:
        break;
    }
    return {.kind = EventKind::done};
  }

  /// Skips as many events as it can, at most `most`, without producing them, and adds them to `counters`. It
  /// uses local variables, which stay in registers, and moves from one row mask to the next.
  /// @return number of events skipped; 0 if it cannot start here
  std::uint64_t leap(std::uint64_t most, Counters& counters) {
    if ((phase_ != Phase::loop && phase_ != Phase::resume) || deadEnd_ || endsAtFirst() || first() > 0)
      return 0;
    int line = line_;
    RowMasks frame = frames_[line];
    std::uint64_t placed = 0, scanned = 0, exhausted = 0, deadEnds = 0, solutions = 0;
    std::uint64_t left = most;
    constexpr std::uint64_t kLongestRound = 4;
    while (left >= kLongestRound) {
      if (frame.free == 0) {
        if (line == 0) break;
        ++exhausted;
        left -= 2;
        frame = frames_[--line];
        phase_ = afterReturn();
        continue;
      }
      const int column = std::countr_zero(frame.free);
      places_[line] = static_cast<std::int8_t>(column);
      frame.free &= frame.free - 1;
      ++placed;
      if (line + 1 == n()) {
        ++solutions;
        left -= 3;
        phase_ = afterReturn();
        continue;
      }
      RowMasks next = below(frame, column);
      next.free = full_ & ~(next.columns | next.ld | next.rd);
      ++scanned;
      if (next.free == 0) {
        ++exhausted;
        ++deadEnds;
        left -= 4;
        phase_ = afterReturn();
        continue;
      }
      left -= 2;
      frames_[line++] = frame;
      frame = next;
      phase_ = Phase::loop;
      before_[static_cast<std::size_t>(line)] = solutions_ + solutions;
    }
    solutions_ += solutions;
    frames_[line] = frame;
    line_ = static_cast<std::int8_t>(line);
    counters.add(EventKind::scan, scanned);
    counters.add(EventKind::place, placed);
    counters.add(EventKind::remove, exhausted + solutions);
    counters.add(EventKind::solution, solutions);
    counters.add(EventKind::exhausted, exhausted);
    counters.deadEnd += deadEnds;
    return most - left;
  }

  /// Validates a state from untrusted bytes: whether the search can continue from it.
  bool restore() {
    const auto isFlag = [](const bool& flag) { return std::bit_cast<std::uint8_t>(flag) <= 1; };
    if (!isFlag(counts_) || !isFlag(deadEnd_) || n() < 1 || n() > kMaxN ||
        full_ != ~std::uint32_t{0} >> (kMaxN - n()) || line_ < 0 || line_ > n() || !isPossible() ||
        !rows_.isPossible(places()))
      return false;
    const auto isOnBoard = [this](std::int8_t column) { return column >= 0 && column < n(); };
    const auto offersBoard = [this](const RowMasks& row) { return (row.free & ~full_) == 0; };
    if (!std::ranges::all_of(places(), isOnBoard) || !std::ranges::all_of(masks(), offersBoard)) return false;
    rows_ = GivenRows(n(), bug(), given());
    return true;
  }

 private:
  enum class Phase : std::uint8_t { enter, loop, resume, leaveFull, leaveExhausted, found, done };

  // In the program that only counts: the sum that the call of the i-th row has received from its calls so
  // far.
  std::uint64_t counted(std::size_t i) const {
    const bool deepest = i == static_cast<std::size_t>(line_);
    return (deepest ? solutions_ : before_[i + 1]) - before_[i];
  }
  // In that program, after removing a queen: the number that the finished call returned.
  std::uint64_t returned() const { return solutions_ - before_[static_cast<std::size_t>(line_) + 1]; }

  // The number of lines with a given queen.
  int first() const { return rows_.givenLines(); }
  bool endsAtFirst() const { return bug() == Bug::centreFirst; }
  // The column that is tried next. @param free not 0
  std::int8_t nextIn(std::uint32_t free) const {
    if (!endsAtFirst()) return static_cast<std::int8_t>(std::countr_zero(free));
    int index = 0;
    while (!(free >> columnFromCentre(index, n()) & 1)) ++index;
    return static_cast<std::int8_t>(columnFromCentre(index, n()));
  }
  bool overwrites() const { return bug() == Bug::overwritten; }
  Phase afterReturn() const { return overwrites() ? Phase::resume : Phase::loop; }

  // Whether `advance` can continue from this phase and line.
  bool isPossible() const {
    switch (phase_) {
      case Phase::enter:
      case Phase::done:
        return true;
      case Phase::loop:
      case Phase::resume:
      case Phase::leaveExhausted:
        return line_ < n();
      case Phase::leaveFull:
      case Phase::found:
        return line_ == n();
    }
    return false;
  }

  static RowMasks below(const RowMasks& frame, int column) {
    const std::uint32_t bit = std::uint32_t{1} << column;
    return {.columns = frame.columns | bit, .ld = (frame.ld | bit) << 1, .rd = (frame.rd | bit) >> 1};
  }

  Square lastQueen() const { return queen(line_ - 1); }

  // The squares of a row that given queens attack.
  std::uint32_t takenIn(int row) const {
    std::uint64_t squares = 0;
    for (int line = 0; line < first(); ++line) {
      const std::uint64_t bit = std::uint64_t{1} << places_[line];
      const int away = std::abs(row - rows_.rowOf(line));
      squares |= bit | bit << away | bit >> away;
    }
    return static_cast<std::uint32_t>(squares) & full_;
  }

  template <class Tracer>
  Event takeBack(Tracer& trace) {
    // If nothing is undone, the next executed line is the loop of the caller.
    trace(overwrites() ? Label::loop : counts_ ? Label::add : Label::remove);
    const Square square = lastQueen();
    --line_;
    deadEnd_ = false;
    phase_ = afterReturn();
    return {.kind = EventKind::remove, .square = square};
  }

  std::array<RowMasks, kMaxN> frames_{};
  std::array<std::uint64_t, kMaxN + 1> before_{};  // indexed by line: solutions found before its call
  std::uint64_t solutions_ = 0;
  Places places_{};
  std::uint32_t full_;
  bool counts_;
  GivenRows rows_;
  std::int8_t line_ = 0;
  bool deadEnd_ = false;  // the row entered last had no free square
  Phase phase_ = Phase::enter;
};

}  // namespace queens
