#pragma once

#include <emscripten/val.h>

#include <string>

#include "timeline/timeline.hpp"

namespace queens {

/// The TypeScript type of the options of `Search.svg`.
EMSCRIPTEN_DECLARE_VAL_TYPE(SvgOptions)
/// Its text: each option with its values. The guide has the defaults (Pictures and sheets).
std::string svgOptions();

/// The board at the current position as an SVG document with the narration as its title, as the page shows it
/// at that size. With `panels`, a sheet with the board, the program's name, the narration and these panels.
/// @param options see `svgOptions`; each may be undefined. Raises an error that names a value that is not
/// valid and lists the accepted ones.
std::string svgOf(const Timeline& timeline, const emscripten::val& options);

}  // namespace queens
