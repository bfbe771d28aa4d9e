#pragma once

#include "board/shapes.hpp"
#include "core/event.hpp"

namespace queens {

/// Position of a board's squares on the screen, in CSS pixels.
struct BoardGeometry {
  Vec2 origin;     ///< top left corner of the square (0, 0)
  float side = 0;  ///< length of the whole board
  int n = 1;       ///< board size

  float cell() const { return side / static_cast<float>(n); }
  Vec2 center(Square square) const {
    return origin + Vec2{(static_cast<float>(square.column) + 0.5f) * cell(),
                         (static_cast<float>(square.row) + 0.5f) * cell()};
  }
};

}  // namespace queens
