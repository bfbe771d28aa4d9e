#pragma once

#include <span>

#include "gfx/board_geometry.hpp"
#include "gfx/shapes.hpp"
#include "timeline/heat.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// All that a picture of the board depends on; the same view gives the same picture.
struct BoardView {
  const Timeline& timeline;
  const Palette& palette;
  BoardGeometry geometry;
  float progress = 1;  ///< 0…1; how far the drawing of the last event has got, 1 when it is at rest
  /// Set while so many events pass that single ones cannot be seen: placements per square, drawn as heat.
  const HeatMap* heat = nullptr;
  std::span<const Square> lit = {};  ///< squares that the reader points at by way of the bookkeeping
  Square looking = {};               ///< the square that the line executed last looks at, if any
  int settled = kMaxN;               ///< under heat, how many of the first queens stay where they are
};

/// The board with its queens, what they exclude, and the last event drawn for what it is.
Picture boardPicture(const BoardView& view);

}  // namespace queens
