#pragma once

#include <emscripten/val.h>

#include "timeline/search_figures.hpp"

namespace queens {

/// `{rows, constraints, kinds}`, with the numbers of `SearchFigures`. `rows` has one entry for each row (for
/// each column in board-scan). `constraints` lists the lines that the program checks, in the order in which
/// it looks for a first reason. `kinds` lists the kinds of events that the program has.
emscripten::val figuresToJs(const SearchFigures& figures);

/// The TypeScript type of `figuresToJs`.
inline constexpr const char* kFiguresType =
    "{ rows: { tests: number, scans: number, refused: number, compares: number, clashes: number, placed: "
    "number, filled: number /* visits in which a queen was placed */, exhausted: number, deadEnds: number "
    "}[] /* board-scan: columns */, "
    "depths: number[] /* number of visited boards with 0, 1, 2 and more queens */, "
    "constraints: { line: 'row' | 'column' | 'main' | 'anti', decided: number /* refusals for which it was "
    "the first reason found */, forbidden: number /* refusals for which it was one of the reasons */ }[], "
    "kinds: { kind: 'test' | 'scan' | 'compare' | 'place' | 'remove' | 'solution' | 'reject' | 'exhausted' | "
    "'done' | 'restrict' | 'restore' | 'wipeout' | 'move' | 'restart', events: number, executed: number /* "
    "lines of the program */, reads: number /* cells read for decisions */ }[] }";

}  // namespace queens
