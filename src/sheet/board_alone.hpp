#pragma once

#include "board/board_geometry.hpp"
#include "board/board_picture.hpp"
#include "board/shapes.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// How a board is drawn where there is no screen around it.
struct BoardLook {
  const Palette& palette;
  float size;    ///< of the square picture, CSS px
  bool numbers;  ///< of rows and columns, around the board
  bool hatched;  ///< squares that queens exclude
  SquareNumbers inSquares = SquareNumbers::none;
};

/// Where in such a picture the squares of a board lie that has `n` to a side.
BoardGeometry geometryAlone(const BoardLook& look, int n);

/// The board of a search at its position, its event at rest, as the page's board view shows it at that size.
Picture boardAlone(const Timeline& timeline, const BoardLook& look);

}  // namespace queens
