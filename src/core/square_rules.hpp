#pragma once

#include <cstdint>
#include <vector>

#include "core/event.hpp"
#include "core/given_rows.hpp"
#include "core/tracer.hpp"

namespace queens {

/// Base of the rules for `SquareSearch`: board size, version, order of the rows, and defaults for the
/// optional hooks.
class SquareRules {
 public:
  static constexpr bool kJudgesFullBoards = false;
  static constexpr bool kFindsFirst = false;

  /// @param n board size, 1…32
  /// @param given queens on that board, without a clash; none for a program that cannot begin with some
  SquareRules(int n, Bug bug, const Given& given) : rows_(n, bug, given) {}

  int n() const { return rows_.n(); }
  Bug bug() const { return rows_.bug(); }
  const GivenRows& rows() const { return rows_; }

  static Square square(int row, int column) {
    return {static_cast<std::int8_t>(row), static_cast<std::int8_t>(column)};
  }
  std::vector<Square> squaresRead(int, int) const { return {}; }

  static bool isOrdered() { return false; }
  static int placeAt(int index) { return index; }
  static int indexOf(int place) { return place; }

  static bool strays() { return false; }
  static bool isPossible() { return true; }

  template <class Tracer>
  static void beforeCall(int, int, Tracer&) {}
  template <class Tracer>
  static void onExhausted(Tracer&) {}
  template <class Tracer>
  static void onFound(Tracer&) {}
  template <class Tracer>
  static void onPassUp(int, Tracer&) {}
  template <class Tracer>
  static void onFail(int, Tracer&) {}

 protected:
  GivenRows rows_;
};

/// The lines that all recursive listings execute between testing, placing and removing.
class RecursiveRules : public SquareRules {
 public:
  using SquareRules::SquareRules;

  template <class Tracer>
  void onEnter(int line, Tracer& trace) const {
    rows_.onEnter(line, trace);
  }
  template <class Tracer>
  static void onRecord(Tracer& trace) {
    trace(Label::record);
  }
  template <class Tracer>
  static void onTry(Tracer& trace) {
    trace(Label::loop);
  }
  template <class Tracer>
  static void onNext(Tracer&) {}
  template <class Tracer>
  static void onResume(int, int, Tracer&) {}
  template <class Tracer>
  static void onLeave(bool full, Tracer& trace) {
    if (full) trace(Label::leave);
  }
  template <class Tracer>
  static void onFound(Tracer& trace) {
    trace(Label::leave);
  }
  template <class Tracer>
  static void onPassUp(int n, Tracer& trace) {
    for (int call = 0; call < n; ++call) trace(Label::found);
  }
  template <class Tracer>
  static void onFail(int, Tracer& trace) {
    trace(Label::fail);
  }
};

}  // namespace queens
