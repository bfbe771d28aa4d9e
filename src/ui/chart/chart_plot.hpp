#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "look/geometry.hpp"
#include "timeline/outline.hpp"
#include "ui/controls/frame.hpp"

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

/// Minimum width of a bar that is shown by itself, CSS px.
inline constexpr std::size_t kThinnest = 3;

/// The area of a bar. @param columns number of columns of its outline
Rect areaOf(const ChartPlot& plot, std::size_t columns, const Outline::Bar& bar);
/// The bar at a place, or nullptr.
const Outline::Bar* barAt(const ChartPlot& plot, const std::vector<Outline::Bar>& bars, std::size_t column,
                          float y);
/// Its queen's square, or the number of queens folded in it, in the student's language.
std::string nameOf(const Frame& frame, const Outline::Bar& bar);
/// Its outcome, in a sentence or two.
std::string tellOf(const Frame& frame, const Outline::Bar& bar);

/// Draws all bars and the solutions. Bars that are wide enough leave a record.
void drawBars(const Frame& frame, const ChartPlot& plot, const std::vector<Outline::Bar>& bars);
/// The numbers of the rows, to the left of the plot. @param x left edge of the space for them
void drawRowNumbers(const Frame& frame, const ChartPlot& plot, float x);

/// Draws the number of conflicts over the positions of a search that moves queens, and the solution. Leaves a
/// record that says the number at the position. While the board is being filled, the curve has a gap.
void drawCurve(const Frame& frame, const ChartPlot& plot);

}  // namespace queens
