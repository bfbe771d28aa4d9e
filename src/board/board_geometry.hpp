#pragma once

#include "board/shapes.hpp"
#include "core/event.hpp"

namespace queens {

/// Where the squares of a board lie on the screen; all in CSS pixels.
struct BoardGeometry {
  Vec2 origin;     ///< top left corner of square (0, 0)
  float side = 0;  ///< of the whole board
  int n = 1;       ///< squares per side

  float cell() const { return side / static_cast<float>(n); }
  Vec2 center(Square square) const {
    return origin + Vec2{(static_cast<float>(square.column) + 0.5f) * cell(),
                         (static_cast<float>(square.row) + 0.5f) * cell()};
  }
};

}  // namespace queens
