#include "sheet/board_alone.hpp"

#include <algorithm>
#include <cmath>

#include "core/reads.hpp"

namespace queens {
namespace {

// On whole pixels, so that its squares' edges are sharp; a number's room is left of the board and above it.
BoardGeometry boardOn(float size, float numberSize, int n) {
  constexpr float kAround = 2;
  const float before = kAround + (numberSize > 0 ? numbersRoom(numberSize) : 4);
  const float after = kAround + 4;
  const float side = std::floor(size - before - after);
  const float start = std::floor(before + 0.5f * (size - before - after - side));
  return {.origin = {start, start}, .side = side, .n = n};
}

// In a very small picture the numbers must not take all the room; smaller ones do not fit beside the board.
float numberSizeIn(const BoardLook& look) {
  return look.numbers ? std::clamp(0.1f * look.size, 8.0f, numberSizeOf(look.palette.textSize)) : 0;
}

}  // namespace

BoardGeometry geometryAlone(const BoardLook& look, int n) {
  return boardOn(look.size, numberSizeIn(look), n);
}

Picture boardAlone(const Timeline& timeline, const BoardLook& look) {
  const Search& search = timeline.search();
  const Event* event = timeline.event();
  const BoardState state = boardState(search, event);
  const std::vector<Square> read = event ? squaresRead(search, *event) : std::vector<Square>();
  return boardPicture({.state = state,
                       .palette = look.palette,
                       .geometry = geometryAlone(look, state.n),
                       .read = read,
                       .hatched = look.hatched,
                       .numbers = look.inSquares,
                       .numberSize = numberSizeIn(look)});
}

}  // namespace queens
