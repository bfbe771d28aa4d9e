#pragma once

#include "core/event.hpp"
#include "core/tracer.hpp"

namespace queens {

/// The lines that all recursive listings execute between testing, placing and removing.
struct RecursiveLines {
  static constexpr bool kJudgesFullBoards = false;
  static constexpr bool kFindsFirst = false;
  static Square square(int row, int column) {
    return {static_cast<std::int8_t>(row), static_cast<std::int8_t>(column)};
  }
  template <class Tracer>
  static void onEnter(int line, Tracer& trace) {
    if (line > 0) trace(Label::recurse);
    trace(Label::base);
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
