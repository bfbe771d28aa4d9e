#pragma once

#include <emscripten/val.h>

#include <cstddef>

#include "app/app.hpp"

namespace queens {

/// The board of a search that is watched, its event at rest, as an SVG document in the colours that are
/// shown: `{svg, start, side}`, the last two where its squares begin from the left and the top, and how wide
/// they are together, in parts of the picture; null where there is no such search.
/// @param size of the square picture, CSS px
emscripten::val boardAsSvg(App& app, std::size_t session, float size);

}  // namespace queens
