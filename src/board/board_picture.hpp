#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "board/board_geometry.hpp"
#include "board/board_state.hpp"
#include "board/shapes.hpp"

namespace queens {

/// What number stands in each square: none; that of its main diagonal, row − column, or the same as an index
/// from 0, row − column + n − 1; or that of its anti diagonal, row + column.
enum class SquareNumbers : std::uint8_t { none, main, mainIndex, anti };

/// The public names, indexed by `SquareNumbers`.
inline constexpr std::array<std::string_view, 4> kSquareNumbersNames = {"none", "main", "main-index", "anti"};

/// All that a picture of the board depends on; the same view gives the same picture.
struct BoardView {
  const BoardState& state;
  const Palette& palette;
  BoardGeometry geometry;
  float progress = 1;  ///< 0…1; how far the drawing of the last event has got, 1 when it is at rest
  /// Given while so many events pass that single ones cannot be seen: how much each square has
  /// held queens of late, row by row with
  /// a stride of `kMaxN`, drawn as heat.
  std::span<const float> heat = {};
  std::span<const Square> lit = {};          ///< squares that the reader points at by way of the bookkeeping
  Square pointed = {};                       ///< the square that the reader points at, if any
  std::span<const Square> pointedFrom = {};  ///< the queens that attack it
  std::span<const Square> read = {};         ///< squares that the test of the last event has looked at
  Square looking = {};                       ///< the square that the line executed last looks at, if any
  Square stop = {};                          ///< the square at which play stops, if any
  bool hatched = true;                       ///< squares that queens exclude are hatched
  SquareNumbers numbers = SquareNumbers::none;  ///< in the squares
  float numberSize = 0;  ///< CSS px of row and column numbers around the board; 0: there are none
};

/// Size of row and column numbers beside text of a size, both CSS px.
inline constexpr float numberSizeOf(float textSize) {
  return 0.8f * textSize;
}

/// Room, in CSS px, that row and column numbers of a size take left of the board and above it.
inline constexpr float numbersRoom(float numberSize) {
  return 2 * numberSize;
}

/// The board with its queens, what they exclude, the last event drawn for what it is, and the numbers around.
Picture boardPicture(const BoardView& view);

}  // namespace queens
