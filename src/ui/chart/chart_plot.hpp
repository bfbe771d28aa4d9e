#pragma once

#include <cstdint>

#include "look/geometry.hpp"
#include "timeline/outline.hpp"

namespace queens {

/// The places of positions and rows in the search tree as bars.
struct ChartPlot {
  Rect area;             ///< CSS px
  Outline::Range range;  ///< number of positions from the left edge to the right one
  int rows = 1;          ///< of the board, from the top down

  float rowHeight() const { return area.height / static_cast<float>(rows); }
  /// x of the middle of a position, CSS px; outside the area for positions out of range.
  float x(std::uint64_t position) const;
  /// The position at x; within the range.
  std::uint64_t position(float x) const;
  /// The range zoomed by `steps` wheel steps around x; further away if negative.
  /// @param end of the line of positions
  Outline::Range zoomed(float x, float steps, std::uint64_t end) const;
  /// The range moved by some pixels to the left. @param end of the line of positions
  Outline::Range moved(float pixels, std::uint64_t end) const;
};

}  // namespace queens
