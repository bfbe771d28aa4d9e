#pragma once

#include <array>
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

/// Local search. Each row gets a queen, in the column with the fewest conflicts. Then one of the queens under
/// attack moves to the column of its row with the fewest conflicts, until no queen is under attack. After
/// `4 * n` moves the board is cleared and filled again, at most `kAttempts` times. Equal columns and the row
/// are chosen by a pseudo-random generator, so the same seed gives the same search. Source: S. Minton et al.,
/// "Minimizing conflicts", Artificial Intelligence 58 (1992). Generator: random numbers of the Sinclair ZX81.
class MinConflicts {
 public:
  /// Number of times that the board is filled before the search gives up.
  static constexpr int kAttempts = 20;

  /// @param n board size, 1…32
  MinConflicts(int n, const Program& program)
      : seed_(program.seed), random_(program.seed), n_(static_cast<std::int8_t>(n)) {}

  int n() const { return n_; }
  Find find() const { return Find::first; }
  Bug bug() const { return Bug::none; }
  std::uint16_t seed() const { return seed_; }
  bool done() const { return phase_ == Phase::done; }
  /// The columns of the queens on the board, row by row.
  std::span<const std::int8_t> places() const { return {places_.data(), static_cast<std::size_t>(count_)}; }
  /// Number of moves since the board was filled.
  int moves() const { return moves_; }
  /// The variables of the listing; see `Variable`.
  std::vector<Variable> variables(const Event*) const;

  /// Runs to the next event. Not valid once `done`.
  template <class Tracer>
  Event advance(Tracer& trace) {
    switch (phase_) {
      case Phase::start:
        trace(Label::outer);
        trace(Label::start);
        return placeNext(trace);
      case Phase::place:
        return placeNext(trace);
      case Phase::moved:
        return decide(trace);
      case Phase::restarted:
        return placeNext(trace);
      case Phase::found:
        trace(Label::leave);
        trace(Label::finish);
        phase_ = Phase::done;
        break;
      case Phase::done:
        break;
    }
    return {.kind = EventKind::done};
  }

  /// Events are produced one by one, so none is skipped.
  std::uint64_t leap(std::uint64_t, Counters&) { return 0; }

  /// Validates a state from untrusted bytes: whether the search can continue from it.
  bool restore();

 private:
  enum class Phase : std::uint8_t { start, place, moved, restarted, found, done };
  // Rows or columns to choose from.
  struct Choices {
    std::array<std::int8_t, kMaxN> all;
    int count = 0;
    void add(std::int8_t each) { all[index(count++)] = each; }
  };

  static std::size_t index(int i) { return static_cast<std::size_t>(i); }
  std::size_t mainOf(int row, int column) const { return index(row - column + n_ - 1); }
  int limit() const { return 4 * n_; }
  bool isPossible() const;

  // The queens on the three lines of a square; a queen on it counts three times.
  int onLines(int row, int column) const {
    return columns_[index(column)] + mains_[mainOf(row, column)] + antis_[index(row + column)];
  }
  void count(int row, int column, std::int8_t change) {
    columns_[index(column)] = static_cast<std::int8_t>(columns_[index(column)] + change);
    mains_[mainOf(row, column)] = static_cast<std::int8_t>(mains_[mainOf(row, column)] + change);
    antis_[index(row + column)] = static_cast<std::int8_t>(antis_[index(row + column)] + change);
  }

  template <class Tracer>
  std::int8_t draw(const Choices& choices, Tracer& trace) {
    trace(Label::draw);
    random_ = (75 * random_ + 74) % 65537;
    return choices.all[random_ % index(choices.count)];
  }

  // The columns of a row with the fewest conflicts, except one. @param except −1: none
  Choices best(int row, int except) const {
    Choices found;
    int least = 3 * kMaxN;
    for (std::int8_t column = 0; column < n_; ++column) {
      if (column == except) continue;
      const int now = onLines(row, column);
      if (now < least) found.count = 0;
      if (now <= least) found.add(column);
      if (now < least) least = now;
    }
    return found;
  }
  Choices attackedRows() const {
    Choices found;
    for (std::int8_t row = 0; row < n_; ++row)
      if (onLines(row, places_[index(row)]) > 3) found.add(row);
    return found;
  }

  template <class Tracer>
  Event placeNext(Tracer& trace) {
    trace(Label::inner);
    trace(Label::scan);
    const std::int8_t column = draw(best(count_, -1), trace);
    trace(Label::mark);
    trace(Label::place);
    count(count_, column, 1);
    places_[index(count_++)] = column;
    phase_ = count_ == n_ ? Phase::moved : Phase::place;
    return {.kind = EventKind::place, .square = {static_cast<std::int8_t>(count_ - 1), column}};
  }

  // Goes on from a full board.
  template <class Tracer>
  Event decide(Tracer& trace) {
    if (moves_ == 0) trace(Label::inner);
    trace(moves_ == 0 ? Label::check : Label::next);
    trace(Label::loop);
    const Choices rows = attackedRows();
    if (rows.count > 0 && moves_ < limit()) return moveOne(rows, trace);
    trace(Label::base);
    if (rows.count == 0) {
      trace(Label::record);
      phase_ = Phase::found;
      return {.kind = EventKind::solution};
    }
    trace(Label::outer);
    if (++attempt_ == kAttempts) {
      trace(Label::finish);
      phase_ = Phase::done;
      return {.kind = EventKind::done};
    }
    trace(Label::start);
    clear();
    phase_ = Phase::restarted;
    return {.kind = EventKind::restart};
  }

  template <class Tracer>
  Event moveOne(const Choices& rows, Tracer& trace) {
    trace(Label::take);
    const std::int8_t row = draw(rows, trace);
    const std::int8_t from = places_[index(row)];
    trace(Label::unmark);
    count(row, from, -1);
    trace(Label::columns);
    const std::int8_t to = draw(best(row, from), trace);
    trace(Label::add);
    trace(Label::move);
    count(row, to, 1);
    places_[index(row)] = to;
    ++moves_;
    return {.kind = EventKind::move, .square = {row, to}, .with = {row, from}};
  }

  void clear() {
    columns_.fill(0);
    mains_.fill(0);
    antis_.fill(0);
    count_ = 0;
    moves_ = 0;
  }

  Places places_{};
  std::array<std::int8_t, kMaxN> columns_{};
  std::array<std::int8_t, 2 * kMaxN - 1> mains_{};
  std::array<std::int8_t, 2 * kMaxN - 1> antis_{};
  std::uint16_t seed_;
  std::uint32_t random_;  // the last number of the generator
  std::int16_t moves_ = 0;
  std::int8_t n_;
  std::int8_t count_ = 0;
  std::int8_t attempt_ = 0;  // number of times that the board was cleared
  Phase phase_ = Phase::start;
};

}  // namespace queens
