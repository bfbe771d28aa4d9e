#pragma once

#include "board/shapes.hpp"
#include "core/event.hpp"
#include "look/palette.hpp"

namespace queens {

/// Adds the sign of an event around a point, in the shape and colour of its mark on the board.
/// @param size of a square that holds it, CSS px @param opacity 0…1
void addSign(const Palette& palette, const Event& event, Vec2 center, float size, float opacity,
             Picture& picture);

}  // namespace queens
