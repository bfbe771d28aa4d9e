#include "board/board_picture.hpp"

#include "board/board_parts.hpp"

namespace queens {

Picture boardPicture(const BoardView& view) {
  Picture picture;
  const bool single = view.heat.empty();
  drawSquares(view, picture);
  if (single) drawEventGround(view, picture);
  if (single) drawDomains(view, picture);
  drawQueens(view, picture);
  if (single) drawEventMarks(view, picture);
  drawPointers(view, picture);
  if (view.numbers != SquareNumbers::none) drawSquareNumbers(view, picture);
  if (view.numberSize > 0) drawNumbers(view, picture);
  return picture;
}

}  // namespace queens
