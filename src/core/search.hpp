#pragma once

#include <span>
#include <variant>
#include <vector>

#include "core/counters.hpp"
#include "core/program.hpp"
#include "core/row_masks.hpp"
#include "core/searches/machines.hpp"
#include "core/tracer.hpp"

namespace queens {

/// Any of the searches, stopped between two events. A value: trivially copyable, of fixed size, without
/// allocation; two copies go on independently and alike.
class Search {
 public:
  using Machine = AnyMachine;

  /// The empty board.
  /// @param n squares per side, 1…32, of a recorded search its own; anything else is the caller's error
  Search(Program program, int n);

  VariantId variant() const { return static_cast<VariantId>(machine_.index()); }
  Program program() const;
  int n() const;
  /// The last event has happened.
  bool done() const;
  /// The machine inside, for what only one of the searches has.
  const Machine& machine() const { return machine_; }

  /// The places of the queens that stand, in order of placement: columns, or rows for board-scan.
  std::span<const std::int8_t> places() const;
  /// The square of the i-th queen that stands.
  Square queen(int i) const;

  /// The masks of the rows being worked on, the first row first; empty for a search without any.
  std::span<const RowMasks> masks() const;
  /// The squares that a program which keeps a board has looked at to test one, in its order; empty for
  /// others.
  std::vector<Square> squaresRead(Square tested) const;

  /// For a state whose bytes have come from elsewhere, of which nothing else may be asked before: whether it
  /// is one of the program on a board of that size, and the search can go on from it without leaving the
  /// board. What it keeps besides its queens is made anew from them; whether they attack each other is not
  /// looked at.
  bool restore(Program program, int n);

  /// Runs to the next event, reporting each executed line to `tracer`. Not to be called once `done`.
  template <class Tracer>
  Event advance(Tracer& tracer) {
    return advanceTraced(AnyTracer(tracer));
  }
  Event advance(NoTracer& silent) {
    return std::visit([&](auto& machine) { return machine.advance(silent); }, machine_);
  }

  /// Goes on by `count` events, or to the end if that comes sooner, and adds what happened to `counters`.
  /// Much faster than producing the events: whole lines are passed over at a time.
  /// @return how many events happened
  std::uint64_t skip(std::uint64_t count, Counters& counters);

  /// Produces event after event until `visit(event)` returns false or the search is done; the event refused
  /// is the last.
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

  Machine machine_;
};

}  // namespace queens
