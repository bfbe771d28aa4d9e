#pragma once

#include <string>
#include <vector>

#include "ui/chart/chart_plot.hpp"
#include "ui/controls/frame.hpp"

// The queens of a chart as bars.
namespace queens {

/// CSS px from which a bar is shown by itself.
inline constexpr std::size_t kThinnest = 3;

/// Where a bar lies. @param columns of the outline that it is from
Rect areaOf(const ChartPlot& plot, std::size_t columns, const Outline::Bar& bar);
/// The bar at a place, or nullptr.
const Outline::Bar* barAt(const ChartPlot& plot, const std::vector<Outline::Bar>& bars, std::size_t column,
                          float y);
/// Its queen's square, or how many queens are folded in it, in the reader's language.
std::string nameOf(const SessionFrame& frame, const Outline::Bar& bar);
/// Its outcome, in a sentence or two.
std::string tellOf(const SessionFrame& frame, const Outline::Bar& bar);

/// Draws all bars, the current position and the solutions. Bars that are wide enough leave a record.
void drawBars(const SessionFrame& frame, const ChartPlot& plot, const std::vector<Outline::Bar>& bars);
/// The numbers of the rows, left of the plot. @param x left edge of the room for them
void drawRowNumbers(const SessionFrame& frame, const ChartPlot& plot, float x);

}  // namespace queens
