#include "sheet/board_alone.hpp"

#include <algorithm>
#include <cmath>

#include "core/reads.hpp"

namespace queens {
namespace {

// Uses whole pixels, so that the squares' edges are sharp. The numbers take space on the left and at the top.
BoardGeometry boardOn(float size, float numberSize, int n) {
  constexpr float kAround = 2;
  const float before = kAround + (numberSize > 0 ? numbersRoom(numberSize) : 4);
  const float after = kAround + 4;
  const float side = std::floor(size - before - after);
  const float start = std::floor(before + 0.5f * (size - before - after - side));
  return {.origin = {start, start}, .side = side, .n = n};
}

// Numbers shrink in a small picture, so that they do not take all its space.
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
  const std::vector<Square> read = event ? search.squaresRead(*event) : std::vector<Square>();
  return boardPicture({.state = state,
                       .palette = look.palette,
                       .geometry = geometryAlone(look, state.n),
                       .read = read,
                       .hatched = look.hatched,
                       .numbers = look.inSquares,
                       .numberSize = numberSizeIn(look),
                       .base = look.base});
}

}  // namespace queens
