#pragma once

#include "board/board_geometry.hpp"
#include "board/board_picture.hpp"
#include "board/shapes.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// Appearance of a board outside the application's screen.
struct BoardLook {
  const Palette& palette;
  float size;    ///< of the square picture, CSS px
  bool numbers;  ///< of rows and columns, around the board
  bool hatched;  ///< whether attacked squares are hatched
  SquareNumbers inSquares = SquareNumbers::none;
  int base = 0;  ///< what the first row and the first column are called, also in the title
};

/// The position of the squares in such a picture, for board size `n`.
BoardGeometry geometryAlone(const BoardLook& look, int n);

/// The board of a search at its position, with the last event at rest, as the page's board view shows it at
/// that size.
Picture boardAlone(const Timeline& timeline, const BoardLook& look);

}  // namespace queens
