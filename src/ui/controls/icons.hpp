#pragma once

#include <cstdint>

#include "look/geometry.hpp"
#include "look/palette.hpp"

namespace queens {

/// The icons of buttons.
enum class Icon : std::uint8_t {
  back,
  play,
  pause,
  step,
  nextSolution,
  minus,
  plus,
  close,
  legend,
  chart,
  toStop,
  up,
  down,
  unfold,
  tick,
  more,
  write
};

/// Draws an icon into a square of `size` CSS pixels around `center`.
void drawIcon(Icon icon, Vec2 center, float size, Color color);

}  // namespace queens
