#pragma once

#include "ui/chart/chart_plot.hpp"
#include "ui/controls/frame.hpp"

namespace queens {

/// Draws the number of conflicts over the positions of a search that moves queens, the current position and
/// the solution. Leaves a record that says the number at the position. While the board is being filled, the
/// curve has a gap.
void drawCurve(const SessionFrame& frame, const ChartPlot& plot);

}  // namespace queens
