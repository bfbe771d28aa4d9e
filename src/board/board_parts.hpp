#pragma once

#include <algorithm>

#include "board/board_picture.hpp"

// The layers of `boardPicture`, bottom layer first.
namespace queens {

/// CSS pixels between two stripes of a hatching. The same for every hatching, so that overlapping stripes
/// coincide.
inline float hatchSpacing(const BoardGeometry& board) {
  return std::clamp(board.cell() / 4, 5.0f, 20.0f);
}

/// The squares that are left for the rows of a search that looks ahead.
void drawDomains(const BoardView& view, Picture& picture);
/// Squares, with hatching where queens attack, or with heat instead.
void drawSquares(const BoardView& view, Picture& picture);
/// Marks of the last event below the queens: tints, bands, mask bars.
void drawEventGround(const BoardView& view, Picture& picture);
/// The queens on the board, and the ghost of a queen just removed.
void drawQueens(const BoardView& view, Picture& picture);
/// Marks of the last event above the queens: attack lines, checks, crosses, frames.
void drawEventMarks(const BoardView& view, Picture& picture);
/// The squares that the student points at, and the square that the executed line reads.
void drawPointers(const BoardView& view, Picture& picture);
/// Row and column numbers around the board, and a wedge that points into the line that the search is in.
void drawNumbers(const BoardView& view, Picture& picture);
/// The number of its diagonal in each square.
void drawSquareNumbers(const BoardView& view, Picture& picture);

}  // namespace queens
