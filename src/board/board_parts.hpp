#pragma once

#include <algorithm>

#include "board/board_picture.hpp"

// The layers of `boardPicture`, from the bottom up.
namespace queens {

/// CSS pixels from one stripe of a hatching to the next; the same for all, so that one covers another.
inline float hatchSpacing(const BoardGeometry& board) {
  return std::clamp(board.cell() / 4, 5.0f, 20.0f);
}

/// Squares, hatching on what the queens exclude or heat instead, and the line that the search is in.
void drawSquares(const BoardView& view, Picture& picture);
/// What the event says of lines and squares, drawn under the queens: tints, bands, rails.
void drawEventGround(const BoardView& view, Picture& picture);
/// The queens that stand, and the ghost of one that was just taken back.
void drawQueens(const BoardView& view, Picture& picture);
/// What the event says of queens and squares, drawn over the queens: attack lines, checks, crosses, frames.
void drawEventMarks(const BoardView& view, Picture& picture);
/// What the reader points at, and the square that a single line of the program looks at.
void drawPointers(const BoardView& view, Picture& picture);
/// Row and column numbers around the board, and a wedge that points into the line that the search is in.
void drawNumbers(const BoardView& view, Picture& picture);
/// That of its diagonal, in each square.
void drawSquareNumbers(const BoardView& view, Picture& picture);

}  // namespace queens
