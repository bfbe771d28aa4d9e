#pragma once

#include <string>
#include <vector>

#include "ui/chart/chart_plot.hpp"
#include "ui/controls/frame.hpp"

// The queens of a chart as bars.
namespace queens {

/// Minimum width of a bar that is shown by itself, CSS px.
inline constexpr std::size_t kThinnest = 3;

/// The area of a bar. @param columns number of columns of its outline
Rect areaOf(const ChartPlot& plot, std::size_t columns, const Outline::Bar& bar);
/// The bar at a place, or nullptr.
const Outline::Bar* barAt(const ChartPlot& plot, const std::vector<Outline::Bar>& bars, std::size_t column,
                          float y);
/// Its queen's square, or the number of queens folded in it, in the student's language.
std::string nameOf(const SessionFrame& frame, const Outline::Bar& bar);
/// Its outcome, in a sentence or two.
std::string tellOf(const SessionFrame& frame, const Outline::Bar& bar);

/// Draws all bars, the current position and the solutions. Bars that are wide enough leave a record.
void drawBars(const SessionFrame& frame, const ChartPlot& plot, const std::vector<Outline::Bar>& bars);
/// The numbers of the rows, to the left of the plot. @param x left edge of the space for them
void drawRowNumbers(const SessionFrame& frame, const ChartPlot& plot, float x);

}  // namespace queens
