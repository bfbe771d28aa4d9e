#pragma once

#include <cstdint>

#include "imgui.h"

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
void drawIcon(ImDrawList& list, Icon icon, ImVec2 center, float size, ImU32 color);

}  // namespace queens
