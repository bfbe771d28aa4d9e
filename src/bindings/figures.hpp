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
    "number, filled: number /* visits in which a queen was placed */, exhausted: number, deadEnds: number }[] /* of columns with board-scan */, "
    "depths: number[] /* boards with 0, 1, 2, … queens that the search has visited */, "
    "constraints: { line: 'row' | 'column' | 'main' | 'anti', decided: number /* refusals of which it was "
    "the "
    "first reason met */, forbidden: number /* of which it was a reason */ }[], "
    "kinds: { kind: 'test' | 'scan' | 'compare' | 'place' | 'remove' | 'solution' | 'reject' | 'exhausted' | "
    "'done' | 'restrict' | 'restore' | 'wipeout' | 'move' | 'restart', events: number, executed: number /* "
    "lines of the listing */, reads: number /* cells of the "
    "bookkeeping read to decide */ }[] }";

}  // namespace queens
