#pragma once

#include <emscripten/val.h>

#include <string>

#include "timeline/search_figures.hpp"

namespace queens {

/// `{rows, constraints, kinds}`, with the numbers of `SearchFigures`. `rows` has one entry for each row (for
/// each column in board-scan). `constraints` lists the lines that the program checks, in the order in which
/// it looks for a first reason. `kinds` lists the kinds of events that the program has.
emscripten::val figuresToJs(const SearchFigures& figures);

/// The TypeScript type of `figuresToJs`.
std::string figuresType();

}  // namespace queens
