#pragma once

#include <emscripten/val.h>

#include <cstddef>

#include "app/app.hpp"

namespace queens {

/// The board of a shown search with its last event at rest, as an SVG document in the current colours: `{svg,
/// start, side}`. `start` and `side` are the offset and the width of the squares, as fractions of the
/// picture. null if there is no such search.
/// @param size of the square picture, CSS px
emscripten::val boardAsSvg(App& app, std::size_t session, float size);

}  // namespace queens
