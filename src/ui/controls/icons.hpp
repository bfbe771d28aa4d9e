#pragma once

#include <cstdint>

#include "imgui.h"

namespace queens {

/// The icons of buttons.
enum class Icon : std::uint8_t {
  first,
  previousSolution,
  back,
  play,
  pause,
  step,
  nextSolution,
  last,
  minus,
  plus,
  reset,
  theme,
  help,
  close,
  legend,
  chart,
  tree,
  toStop,
  fit,
  over,
  out,
  deadEnd,
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
