#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/bug.hpp"
#include "core/counters.hpp"
#include "core/event.hpp"
#include "core/find.hpp"
#include "core/line.hpp"
#include "core/recorded/standing.hpp"
#include "core/tracer.hpp"
#include "core/variable.hpp"

namespace queens {

/// A machine that replays a recorded search, one printed event at a time. Refers to its recording, which must
/// outlive it.
template <bool kByColumns>
class RecordedSearch {
 public:
  RecordedSearch(int, const Program& program) : recording_(program.recording.its), standing_(*recording_) {}

  const Recording* recording() const { return recording_; }
  const Given& given() const { return recording_->given(); }
  int n() const { return recording_->n(); }
  Find find() const { return Find::all; }
  Bug bug() const { return Bug::none; }
  bool done() const { return next_ == recording_->events().size(); }
  std::span<const std::int8_t> places() const { return standing_.places(); }
  Square queen(int i) const { return standing_.queens()[static_cast<std::size_t>(i)]; }
  /// The last reported values of its variables. If the program reports none, the variable with the board, or
  /// if that is unknown, the list of queens.
  std::vector<Variable> variables(const Event*) const {
    // Values reported before an event are those at the event. The last ones are those at the end.
    if (recording_->hasVariables()) return recording_->variablesBefore(done() ? next_ + 1 : next_);
    return recording_->board() ? boardVariable(*recording_->board()) : std::vector{queensVariable(places())};
  }

  /// Runs to the next event. Not to be called once `done`.
  template <class Tracer>
  Event advance(Tracer& trace) {
    const RecordedEvent& its = recording_->events()[next_];
    tell(its.kind, trace);
    ++next_;
    Event event = {.kind = its.kind, .square = its.square, .with = its.with};
    if (its.kind == EventKind::test) event.safe = isFree(its.square);
    if (its.kind == EventKind::compare) event.safe = !sharedLine(its.with, its.square);
    if (its.kind == EventKind::scan) event.free = freeColumns(its.square.row);
    if (its.kind == EventKind::exhausted) event.deadEnd = !placedIn(lineOf(its.square));
    if (its.kind == EventKind::place) notePlaced(lineOf(its.square));
    standing_.take(its, *recording_);
    return event;
  }

  /// Recorded events are cheap to replay, so none is skipped.
  std::uint64_t leap(std::uint64_t, Counters&) { return 0; }
  /// A recorded search cannot be restored from bytes.
  bool restore() { return false; }

 private:
  // Empty if the values in the program are not known.
  std::vector<Variable> boardVariable(const RecordedBoard& board) const {
    if (board.name.empty()) return {};
    if (board.isMatrix) {
      std::array<std::uint32_t, kMaxN> rows{};
      for (const Square& queen : standing_.queens())
        rows[static_cast<std::size_t>(queen.row)] |= std::uint32_t{1} << queen.column;
      Variable matrix = matrixVariable(board.name, std::span(rows).first(static_cast<std::size_t>(n())), n());
      matrix.letters = board.letters;
      return {matrix};
    }
    Variable list = queensVariable(places());
    list.name = board.name;
    if (board.empty) {
      list.key = kByColumns ? CellKey::column : CellKey::row;
      list.values.assign(static_cast<std::size_t>(n()), *board.empty);
      for (std::size_t i = 0; i < places().size(); ++i)
        list.values[static_cast<std::size_t>(lineOf(queen(static_cast<int>(i))))] = places()[i] + board.base;
      return {list};
    }
    for (std::int64_t& each : list.values) each += board.base;
    // The list has one place for each line, and the queens may be placed in another order.
    for (int line = 0; const Square& queen : standing_.queens())
      if (lineOf(queen) != line++) return {};
    return {list};
  }

  template <class Tracer>
  void tell(EventKind kind, Tracer& trace) const {
    if (!recording_->hasLines()) return trace(kLines[static_cast<std::size_t>(kind)]);
    for (const RecordedLine& each : recording_->linesBefore(next_))
      if (const auto label = recording_->labelOf(each.line)) trace(*label);
  }
  void tell(EventKind, NoTracer&) const {}

  // If the executed lines are unknown, each kind of event stands for one. Indexed by `EventKind`.
  static constexpr std::array kLines = {
      Label::test,  Label::scan,   Label::compare, Label::place,  Label::remove, Label::record, Label::reject,
      Label::leave, Label::finish, Label::mark,    Label::unmark, Label::fail,   Label::take,   Label::start};
  static_assert(kLines.size() == kEventKindNames.size());

  bool isFree(Square square) const {
    return std::ranges::none_of(standing_.queens(),
                                [&](Square queen) { return queen != square && sharedLine(queen, square); });
  }
  std::uint32_t freeColumns(std::int8_t row) const {
    std::uint32_t free = 0;
    for (std::int8_t column = 0; column < n(); ++column)
      free |= std::uint32_t{isFree({row, column})} << column;
    return free;
  }

  static int lineOf(Square square) { return kByColumns ? square.column : square.row; }
  bool placedIn(int line) const { return line >= 0 && (placedIn_ >> line & 1) != 0; }
  // The next line is now visited anew.
  void notePlaced(int line) {
    placedIn_ |= std::uint32_t{1} << line;
    if (line + 1 < n()) placedIn_ &= ~(std::uint32_t{1} << (line + 1));
  }

  const Recording* recording_;
  std::uint32_t next_ = 0;
  std::uint32_t placedIn_ = 0;
  RecordedStanding standing_;
};

using RecordedByRows = RecordedSearch<false>;
using RecordedByColumns = RecordedSearch<true>;

}  // namespace queens
