#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "board/board_state.hpp"
#include "board/shapes.hpp"
#include "core/event.hpp"

namespace queens {

/// The number shown in each square: none; its ↘ diagonal as row − column, or as an index from 0 (row − column
/// + n − 1); or its ↙ diagonal as row + column.
enum class SquareNumbers : std::uint8_t { none, main, mainIndex, anti };

/// The public names, indexed by `SquareNumbers`.
inline constexpr std::array<std::string_view, 4> kSquareNumbersNames = {"none", "main", "main-index", "anti"};

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

/// Everything that a picture of the board depends on. Equal views give equal pictures.
struct BoardView {
  const BoardState& state;
  const Palette& palette;
  BoardGeometry geometry;
  float progress = 1;  ///< 0…1: progress of the last event's animation, 1 at rest
  /// Given at high speeds, where single events cannot be seen: how often each square has held a queen
  /// recently, row by row with a stride of `kMaxN`. Drawn as heat.
  std::span<const float> heat = {};
  std::span<const Square> lit = {};             ///< squares that the student points at through the variables
  Square pointed = {};                          ///< the square that the student points at, if any
  std::span<const Square> pointedFrom = {};     ///< the queens that attack `pointed`
  std::span<const Square> read = {};            ///< squares that the test of the last event read
  Square looking = {};                          ///< the square that the line executed last reads, if any
  Square stop = {};                             ///< the square with a breakpoint, if any
  bool hatched = true;                          ///< whether attacked squares are hatched
  SquareNumbers numbers = SquareNumbers::none;  ///< numbers in the squares
  float numberSize = 0;  ///< CSS px of row and column numbers around the board; 0 for none
  int base = 0;          ///< the number of the first row and the first column there
};

/// Size of row and column numbers next to text of a given size, both CSS px.
inline constexpr float numberSizeOf(float textSize) {
  return 0.8f * textSize;
}

/// Space, in CSS px, that row and column numbers take to the left of the board and above it.
inline constexpr float numbersRoom(float numberSize) {
  return 2 * numberSize;
}

/// The colour that stands for an event in the sentence and in its marks.
Color colorOf(const Palette& palette, const Event& event);

/// The board with its queens, attacked squares, the last event, and the numbers around it.
Picture boardPicture(const BoardView& view);

}  // namespace queens
