#pragma once

#include <emscripten/val.h>

#include <string>

#include "timeline/timeline.hpp"

namespace queens {

/// The TypeScript type of the options of `Search.svg`.
EMSCRIPTEN_DECLARE_VAL_TYPE(SvgOptions)
/// Its declaration.
std::string svgOptions();

/// The board at the current position as an SVG document with the narration as its title, as the page shows it
/// at that size. With `panels`, a sheet with the board, the program's name, the narration and these panels.
/// @param options an object; each member may be undefined: `theme` light (default), dark or projector; `size`
/// of the square picture, CSS px, 40…4000, default 480; `numbers` around the board, on by default from size
/// 200; `hatch`, default true; `inSquares`, the numbers in the squares: none (default), main, main-index or
/// anti; `base`, the number of the first row and column, 0 (default) or 1; `language` of the narration, by
/// default the first one; `panels`, comma-separated names of `SheetPanel`, may be empty; `code`, the language
/// of the program in the sheet, default python. Raises an error that names a value that is not valid and
/// lists the accepted ones.
std::string svgOf(const Timeline& timeline, const emscripten::val& options);

}  // namespace queens
