#pragma once

#include <emscripten/val.h>

#include <string>

#include "timeline/timeline.hpp"

namespace queens {

/// What TypeScript knows as the options of `Search.svg`.
EMSCRIPTEN_DECLARE_VAL_TYPE(SvgOptions)

/// The board at the position as an SVG document that the narration describes, as the page's board view shows
/// it at that size; with `panels`, a sheet of it with its name, the narration and these panels.
/// @param options an object of nothing but values, each of which may be undefined: `theme` light (default),
///   dark or projector; `size` of the square picture, CSS px, 40…4000, default 480; `numbers` around the
///   board, default from a size of 200 on; `hatch`, default true; `inSquares`, the numbers in the
///   squares: none (default), main, main-index or anti; `language` of the narration, default that
///   of the first there is; `panels`, names of `SheetPanel` with commas between, none of them if empty;
///   `code`, the language of the program there, default python. Raises an error that names what cannot be
///   used and says what is accepted.
std::string svgOf(const Timeline& timeline, const emscripten::val& options);

}  // namespace queens
