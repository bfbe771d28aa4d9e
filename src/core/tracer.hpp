#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/event.hpp"

namespace queens {

/// The lines of the listings. A listing labels each executable line with one of these. A machine reports them
/// in the order in which the listing would execute them.
enum class Label : std::uint8_t {
  base,
  record,
  leave,
  loop,
  test,
  mark,
  markColumn,
  markMain,
  markAnti,
  place,
  push,
  recurse,
  remove,
  unmark,
  unmarkColumn,
  unmarkMain,
  unmarkAnti,
  pop,
  scan,
  take,
  drop,
  bits,
  diagonals,
  toggle,
  untoggle,
  columns,
  next,
  descend,
  advance,
  scanRow,
  lookRow,
  hitRow,
  scanMain,
  lookMain,
  hitMain,
  scanAnti,
  lookAnti,
  hitAnti,
  reach,
  look,
  hit,
  safe,
  check,
  outer,
  inner,
  compare,
  reject,
  apart,
  found,
  fail,
  start,
  add,
  total,
  skip,
  restrict,
  restore,
  draw,
  move,
  finish
};

/// The public names of the labels, indexed by `Label`.
inline constexpr std::array<std::string_view, 59> kLabelNames = {
    "base",          "record",      "return",      "loop",     "test",      "mark",      "mark-column",
    "mark-main",     "mark-anti",   "place",       "push",     "recurse",   "remove",    "unmark",
    "unmark-column", "unmark-main", "unmark-anti", "pop",      "scan",      "take",      "drop",
    "bits",          "diagonals",   "toggle",      "untoggle", "columns",   "next",      "descend",
    "advance",       "scan-row",    "look-row",    "hit-row",  "scan-main", "look-main", "hit-main",
    "scan-anti",     "look-anti",   "hit-anti",    "reach",    "look",      "hit",       "safe",
    "check",         "outer",       "inner",       "compare",  "reject",    "apart",     "found",
    "fail",          "start",       "add",         "total",    "skip",      "restrict",  "restore",
    "draw",          "move",        "finish"};
static_assert(static_cast<std::size_t>(Label::finish) + 1 == kLabelNames.size());

/// One executed line, and the square it reads, if any.
struct TracedLine {
  Label label;
  Square square;
};

/// A tracer that discards everything. Calls to it compile away, so a search without a code panel costs
/// nothing extra.
struct NoTracer {
  void operator()(Label, Square = {}) {}
};

/// A tracer that keeps every executed line, in order.
struct LineRecorder {
  std::vector<TracedLine> lines;
  void operator()(Label label, Square square = {}) { lines.push_back({label, square}); }
};

/// Type-erased tracer, so that each machine is instantiated only once for all other tracers.
class AnyTracer {
 public:
  template <class Tracer>
  explicit AnyTracer(Tracer& tracer)
      : tracer_(&tracer),
        tell_([](void* to, Label label, Square square) { (*static_cast<Tracer*>(to))(label, square); }) {}

  void operator()(Label label, Square square = {}) { tell_(tracer_, label, square); }

 private:
  void* tracer_;
  void (*tell_)(void* tracer, Label label, Square square);
};

}  // namespace queens
