#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

#include "core/counters.hpp"
#include "core/event.hpp"
#include "core/line_skip.hpp"
#include "core/program.hpp"
#include "core/square_rules.hpp"
#include "core/tracer.hpp"
#include "core/variable.hpp"

namespace queens {

/// A search that tests one square at a time, as a resumable machine: `advance` runs to the next event.
/// `Rules` provides everything that differs between the programs: their variables, their test and the
/// executed lines of their listings. It derives from `SquareRules`, which has defaults for `squaresRead`,
/// `beforeCall`, `onExhausted` and the last four points, or from `RecursiveRules`, and has
/// - `Rules(n, bug, given)`; `rows()`: its version and the order of its rows; `square(line, at)`: the square
///   of a place in a line;
/// - `variables(places)`; and `squaresRead(line, at)`, if it keeps a board;
/// - `isSafe(line, at, trace)`, `place(line, at, trace)`, `remove(line, at, trace)`;
/// - the lines executed in between: `onEnter(line, trace)` on entering a line, `onTry(trace)` before the next
///   square is tested, `onRecord(trace)` at a solution, `onNext(trace)` after an attacked square,
///   `onResume(line, at, trace)` after removing a queen, `onLeave(full, trace)` before removing one,
///   `beforeCall(line, at, trace)` between placing a queen and entering the next line, `onExhausted(trace)`
///   before leaving an exhausted line;
/// - `kJudgesFullBoards`: pairs of queens are compared only on full boards. It then also has the lines of the
///   two loops over the pairs: `onJudge(trace)`, `onPair(trace)` and `onRow(trace)`;
/// - `kFindsFirst`: there is also a program that ends at its first solution. It has the lines
///   `onFound(trace)` at that solution, `onPassUp(n, trace)` in the calls that return it, and `onFail(line,
///   trace)` in a call that has found none;
/// - `isOrdered()`: whether the program tries the places of a line in an order of its own, that of
///   `placeAt(index)` and `indexOf(place)`;
/// - `strays()`: whether its state cannot be rebuilt from the queens. Then `isPossible()` validates that
///   state.
///
/// Trivially copyable and of fixed size; a copy is a checkpoint.
template <class Rules>
class SquareSearch {
 public:
  /// @param n board size, 1…32
  SquareSearch(int n, const Program& program)
      : rules_(n, program.bug, program.given), endsAtFirst_(program.find == Find::first) {
    NoTracer silent;
    for (const Square& queen : program.given.queens()) {
      places_[line_++] = queen.column;
      rules_.place(queen.row, queen.column, silent);
    }
  }

  int n() const { return rules_.n(); }
  Find find() const { return endsAtFirst() ? Find::first : Find::all; }
  Bug bug() const { return rules_.bug(); }
  /// The queens that stood on the board before the search began.
  Given given() const { return rules_.rows().given(places()); }
  bool done() const { return phase_ == Phase::done; }
  /// The places of the queens on the board, in order of placement.
  std::span<const std::int8_t> places() const { return {places_.data(), static_cast<std::size_t>(line_)}; }

  /// The square of the i-th queen on the board, in order of placement.
  Square queen(int i) const { return square(i, places_[i]); }

  /// The variables of the listing; see `Variable`.
  std::vector<Variable> variables(const Event*) const { return rules_.variables(places()); }
  /// The squares that the test of a square reads, in order; empty if the program keeps no board.
  std::vector<Square> squaresRead(Square square) const {
    const bool byColumns = Rules::square(1, 0).column == 1;
    return byColumns ? rules_.squaresRead(square.column, square.row)
                     : rules_.squaresRead(square.row, square.column);
  }

  /// Runs to the next event. Not valid once `done`.
  template <class Tracer>
  Event advance(Tracer& trace) {
    switch (phase_) {
      case Phase::enter:
        if (line_ > first()) rules_.beforeCall(rowOf(line_ - 1), places_[line_ - 1], trace);
        rules_.onEnter(line_, trace);
        if (line_ == n()) return fullBoard(trace);
        at_ = 0;
        placedIn_ &= ~(std::uint32_t{1} << line_);
        return tryNext(trace);
      case Phase::next:
        rules_.onNext(trace);
        return tryNext(trace);
      case Phase::resume:
        rules_.onResume(line_, at_, trace);
        return tryNext(trace);
      case Phase::place:
        places_[line_] = static_cast<std::int8_t>(rules_.placeAt(at_));
        rules_.place(rowOf(line_), places_[line_], trace);
        placedIn_ |= std::uint32_t{1} << line_;
        phase_ = Phase::enter;
        ++line_;
        return {.kind = EventKind::place, .square = square(line_ - 1, places_[line_ - 1])};
      case Phase::compare:
        ++second_;
        return comparePair(trace);
      case Phase::rejected:
        trace(Label::reject);
        phase_ = Phase::leaveFull;
        return {.kind = EventKind::reject};
      case Phase::leaveFull:
        rules_.onLeave(true, trace);
        if (line_ == first()) return finish(trace);
        return takeBack(trace);
      case Phase::leaveExhausted:
        rules_.onExhausted(trace);
        if (endsAtFirst()) rules_.onFail(line_, trace);
        if (line_ == first()) return finish(trace);
        rules_.onLeave(false, trace);
        return takeBack(trace);
      case Phase::found:
        rules_.onPassUp(n(), trace);
        return finish(trace);
      case Phase::done:
        break;
    }
    return {.kind = EventKind::done};
  }

  /// Skips as many events as `skipLines` can, at most `most`, and adds them to `counters`.
  /// @return number of events skipped; 0 if it cannot start here, or if `most` is too small to be worthwhile
  std::uint64_t leap(std::uint64_t most, Counters& counters) {
    const bool enters = phase_ == Phase::enter && line_ < n();
    if (most < kWorthALeap || !(enters || phase_ == Phase::resume) || rules_.strays() || rules_.isOrdered() ||
        first() > 0)
      return 0;
    NextPlace next{line_, enters ? 0 : at_};
    const std::uint64_t passed =
        skipLines<Rules::kJudgesFullBoards>(n(), endsAtFirst(), places_, next, most, counters);
    if (passed == 0) return 0;
    line_ = static_cast<std::int8_t>(next.line);
    at_ = static_cast<std::int8_t>(next.at);
    phase_ = at_ == 0 ? Phase::enter : Phase::resume;
    placedIn_ = ~std::uint32_t{0};  // true for every line up to here; cleared on entering another
    renewRules();
    return passed;
  }

  /// Validates a state from untrusted bytes: whether the search can continue from it. Rebuilds the variables
  /// if the queens determine them.
  bool restore() {
    const auto within = [](int value, int least, int most) { return value >= least && value <= most; };
    if (std::bit_cast<std::uint8_t>(endsAtFirst_) > Rules::kFindsFirst || !within(n(), 1, kMaxN) ||
        !within(first(), 0, n()) || !within(line_, first(), n()) || !within(at_, 0, n()) || !isPossible())
      return false;
    for (const std::int8_t each : places())
      if (!within(each, 0, n() - 1)) return false;
    if (rules_.strays()) return rules_.isPossible();
    if (!rules_.rows().isPossible(places())) return false;
    renewRules();
    return true;
  }

 private:
  // Starting and ending a leap takes about as long as this many events.
  static constexpr std::uint64_t kWorthALeap = 64;

  enum class Phase : std::uint8_t {
    enter,
    next,
    resume,
    place,
    compare,
    rejected,
    leaveFull,
    leaveExhausted,
    found,
    done
  };

  // The number of lines that have a queen before the search begins, and the row of a line.
  int first() const { return rules_.rows().givenLines(); }
  int rowOf(int line) const { return rules_.rows().rowOf(line); }
  // The place of the queen in a row of a full board.
  std::int8_t placeIn(int row) const { return places_[rules_.rows().lineOf(row)]; }
  Square square(int line, int place) const { return Rules::square(rowOf(line), place); }
  bool endsAtFirst() const { return Rules::kFindsFirst && endsAtFirst_; }

  // Rebuilds the variables from the queens on the board.
  void renewRules() {
    rules_ = Rules(n(), bug(), given());
    NoTracer silent;
    for (int line = 0; line < line_; ++line) rules_.place(rowOf(line), places_[line], silent);
  }

  // Whether `advance` can continue from this phase, line, place and pair.
  bool isPossible() const {
    const bool full = line_ == n();
    switch (phase_) {
      case Phase::enter:
        return true;
      case Phase::next:
      case Phase::resume:
      case Phase::leaveExhausted:
        return !full;
      case Phase::place:
        return !full && at_ < n();
      case Phase::compare:
        return full && Rules::kJudgesFullBoards && first_ >= 0 && first_ < second_ && second_ < n();
      case Phase::rejected:
      case Phase::leaveFull:
        return full;
      case Phase::found:
        return full && endsAtFirst();
      case Phase::done:
        return true;
    }
    return false;
  }

  template <class Tracer>
  Event tryNext(Tracer& trace) {
    rules_.onTry(trace);
    if (at_ == n()) {
      phase_ = Phase::leaveExhausted;
      return {.kind = EventKind::exhausted,
              .square = square(line_, -1),
              .deadEnd = (placedIn_ >> line_ & 1) == 0};
    }
    const auto place = static_cast<std::int8_t>(rules_.placeAt(at_));
    const bool safe = rules_.isSafe(rowOf(line_), place, trace);
    phase_ = safe ? Phase::place : Phase::next;
    at_ += safe ? 0 : 1;
    return {.kind = EventKind::test, .square = square(line_, place), .safe = safe};
  }

  template <class Tracer>
  Event fullBoard(Tracer& trace) {
    if constexpr (Rules::kJudgesFullBoards) {
      rules_.onJudge(trace);
      first_ = 0;
      second_ = 1;
      return comparePair(trace);
    } else {
      return solution(trace);
    }
  }

  // Compares the queens of the next pair of rows (first, second), first < second, in the order of two nested
  // loops, up to the first clash.
  template <class Tracer>
  Event comparePair(Tracer& trace) {
    if constexpr (Rules::kJudgesFullBoards) {
      while (true) {
        rules_.onPair(trace);
        if (second_ < n()) break;
        ++first_;
        rules_.onRow(trace);
        if (first_ == n()) return solution(trace);
        second_ = first_ + 1;
      }
      trace(Label::compare);
      const std::int8_t one = placeIn(first_), other = placeIn(second_);
      const int apart = other - one;
      const bool safe = apart != second_ - first_ && apart != first_ - second_;
      phase_ = safe ? Phase::compare : Phase::rejected;
      return {.kind = EventKind::compare,
              .square = rules_.square(second_, other),
              .safe = safe,
              .with = rules_.square(first_, one)};
    } else {
      return solution(trace);
    }
  }

  template <class Tracer>
  Event solution(Tracer& trace) {
    if (endsAtFirst())
      rules_.onFound(trace);
    else
      rules_.onRecord(trace);
    phase_ = endsAtFirst() ? Phase::found : Phase::leaveFull;
    return {.kind = EventKind::solution};
  }

  template <class Tracer>
  Event finish(Tracer& trace) {
    trace(Label::finish);
    phase_ = Phase::done;
    return {.kind = EventKind::done};
  }

  template <class Tracer>
  Event takeBack(Tracer& trace) {
    --line_;
    const std::int8_t place = places_[line_];
    rules_.remove(rowOf(line_), place, trace);
    phase_ = Phase::resume;
    at_ = static_cast<std::int8_t>(rules_.indexOf(place) + 1);
    return {.kind = EventKind::remove, .square = square(line_, place)};
  }

  Rules rules_;
  Places places_{};
  std::uint32_t placedIn_ = 0;  // bit i: line i has held a queen during this visit
  std::int8_t line_ = 0;
  std::int8_t at_ = 0;  // index of the place in the order of the line
  std::int8_t first_ = 0;
  std::int8_t second_ = 0;
  Phase phase_ = Phase::enter;
  bool endsAtFirst_;
};

/// Whether a type is a complete machine, not only the rules of one.
template <class Type>
concept IsMachine = requires(const Type& machine) {
  machine.done();
};

/// The machine of a search: the type itself if it is one, otherwise `SquareSearch` with the type as its
/// rules.
template <class Type>
using MachineOf = std::conditional_t<IsMachine<Type>, Type, SquareSearch<Type>>;

}  // namespace queens
