#pragma once

#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "core/counters.hpp"
#include "core/line_skip.hpp"
#include "core/program.hpp"
#include "core/searches/machines.hpp"
#include "core/tracer.hpp"
#include "core/variable.hpp"

namespace queens {

/// Any of the searches, paused between two events. A trivially copyable value of fixed size, without
/// allocation. Two copies continue independently, with the same events.
class Search {
 public:
  /// Starts with the empty board.
  /// @param n board size, 1…32; for a recorded search its own size; anything else is the caller's error
  Search(Program program, int n);

  VariantId variant() const { return static_cast<VariantId>(machine_.index()); }
  Program program() const;
  int n() const;
  /// Whether the last event has happened.
  bool done() const;

  /// The places of the queens on the board, in order of placement: columns, or rows in board-scan.
  std::span<const std::int8_t> places() const;
  /// The square of the i-th queen on the board, in order of placement.
  Square queen(int i) const;
  /// The squares of all queens on the board, in order of placement.
  std::vector<Square> queens() const;
  /// The place of each line's queen, by line. @return n places, or nothing unless each line has one queen
  std::optional<Places> placesByLine() const;

  /// The masks of the rows in progress, the top row first; empty for a search without masks.
  std::span<const RowMasks> masks() const;
  /// The columns left for each row, bit c for column c; empty for a search that does not look ahead.
  std::span<const std::uint32_t> domains() const;
  /// The squares that a program with a board read for the last event, a `test`, in order. If the tested
  /// square is attacked, the last of them holds the attacking queen. Empty for other events and programs.
  std::vector<Square> squaresRead(const Event& event) const;
  /// The variables of the program in the order of its listing. The row and column of `event` come last.
  /// Computed on demand, never while a search runs at full speed.
  /// @param event the event that led to this state, or nullptr at the start
  std::vector<Variable> variables(const Event* event) const;

  /// Validates a state copied from untrusted bytes; call before any other function. Checks that the state
  /// belongs to `program` on a board of size n, and that the search can continue without leaving the board.
  /// Rebuilds the variables from the queens. Does not check whether the queens attack each other.
  bool restore(Program program, int n);

  /// Runs to the next event and reports each executed line to `tracer`. Not valid once `done`.
  template <class Tracer>
  Event advance(Tracer& tracer) {
    return advanceTraced(AnyTracer(tracer));
  }
  Event advance(NoTracer& silent) {
    return std::visit([&](auto& machine) { return machine.advance(silent); }, machine_);
  }

  /// Skips `count` events, or all up to the end if there are fewer, and adds them to `counters`. Much faster
  /// than producing the events, because it skips whole lines at a time.
  /// @return number of events skipped
  std::uint64_t skip(std::uint64_t count, Counters& counters);

  /// Produces events until `visit(event)` returns false or the search is done. The refused event has
  /// happened.
  template <class Visitor>
  void run(Visitor&& visit) {
    std::visit(
        [&](auto& machine) {
          NoTracer silent;
          while (!machine.done() && visit(machine.advance(silent))) {
          }
        },
        machine_);
  }

 private:
  Event advanceTraced(AnyTracer tracer);

  AnyMachine machine_;
};

}  // namespace queens
