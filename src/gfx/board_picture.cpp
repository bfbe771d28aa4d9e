#include "gfx/board_picture.hpp"

#include "gfx/board_parts.hpp"

namespace queens {

Picture boardPicture(const BoardView& view) {
  Picture picture;
  drawSquares(view, picture);
  if (!view.heat) drawEventGround(view, picture);
  drawQueens(view, picture);
  if (!view.heat) drawEventMarks(view, picture);
  drawPointers(view, picture);
  return picture;
}

}  // namespace queens
