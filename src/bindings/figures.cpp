#include "bindings/figures.hpp"

#include "bindings/to_js.hpp"

namespace queens {
namespace {

using emscripten::val;

void set(val& object, const char* name, std::uint64_t value) {
  object.set(name, static_cast<double>(value));
}

val rowsToJs(const SearchFigures& figures) {
  val rows = val::array();
  for (int row = 0; row < figures.n(); ++row) {
    const SearchFigures::OfRow& of = figures.of(row);
    val object = val::object();
    set(object, "tests", of.tests);
    set(object, "scans", of.scans);
    set(object, "refused", of.refused);
    set(object, "compares", of.compares);
    set(object, "clashes", of.clashes);
    set(object, "placed", of.placed);
    set(object, "filled", of.filled);
    set(object, "exhausted", of.exhausted);
    set(object, "deadEnds", of.deadEnds);
    rows.set(row, object);
  }
  return rows;
}

val depthsToJs(const SearchFigures& figures) {
  val depths = val::array();
  depths.set(0, 1);
  for (int depth = 0; depth < figures.n(); ++depth)
    depths.set(depth + 1, static_cast<double>(figures.placedAt(depth)));
  return depths;
}

val constraintsToJs(const SearchFigures& figures) {
  val constraints = val::array();
  const Line unchecked = info(figures.variant()).byColumns ? Line::column : Line::row;
  unsigned count = 0;
  for (std::size_t i = 0; i < kLineNames.size(); ++i) {
    const auto line = static_cast<Line>(i);
    if (line == unchecked) continue;
    val object = val::object();
    object.set("line", std::string(kLineNames[i]));
    set(object, "decided", figures.of(line).decided);
    set(object, "forbidden", figures.of(line).forbidden);
    constraints.set(count++, object);
  }
  return constraints;
}

val kindsToJs(const SearchFigures& figures) {
  val kinds = val::array();
  unsigned count = 0;
  for (std::size_t i = 0; i < kEventKindNames.size(); ++i) {
    const auto kind = static_cast<EventKind>(i);
    if (!emits(figures.variant(), kind)) continue;
    const SearchFigures::OfKind& of = figures.of(kind);
    val object = val::object();
    object.set("kind", std::string(kEventKindNames[i]));
    set(object, "events", of.events);
    set(object, "executed", of.executed);
    set(object, "reads", of.reads);
    kinds.set(count++, object);
  }
  return kinds;
}

}  // namespace

val figuresToJs(const SearchFigures& figures) {
  val object = val::object();
  object.set("rows", rowsToJs(figures));
  object.set("depths", depthsToJs(figures));
  object.set("constraints", constraintsToJs(figures));
  object.set("kinds", kindsToJs(figures));
  return object;
}

std::string figuresType() {
  return "{ rows: { tests: number, scans: number, refused: number, compares: number, clashes: number, "
         "placed: number, filled: number /* visits in which a queen was placed */, exhausted: number, "
         "deadEnds: number }[] /* board-scan: columns */, "
         "depths: number[] /* number of visited boards with 0, 1, 2 and more queens */, constraints: { "
         "line: " +
         typeOf(kLineNames) +
         ", decided: number /* refusals for which it was the first reason found */, forbidden: number /* "
         "refusals for which it was one of the reasons */ }[], kinds: { kind: " +
         typeOf(kEventKindNames) +
         ", events: number, executed: number /* lines of the program */, reads: number /* cells read for "
         "decisions */ }[] }";
}

}  // namespace queens
