#pragma once

#include <string>

#include "ui/controls/frame.hpp"

// The common parts of chart and tree.
namespace queens {

/// Whether the whole search is shown as a tree; else as bars.
bool showsTree(const Preferences& preferences, const Program& program, int n);

/// So far the pointer may slip, CSS px, and it is still a click.
inline constexpr float kSlip = 4;
/// Turns of the wheel that a button stands for.
inline constexpr float kButtonStep = 3;
/// Turns of the wheel that show something `ratio` times as near.
float stepsOf(float ratio);

/// The line above the whole search.
struct ChartHeader {
  /// A way to look at it, if it changes anything.
  struct Look {
    Command command;
    bool enabled = true;
  };
  std::string text;
  NodesInSight nodes = {};  ///< what its key explains
  Look fit, in, out;
  bool keyed = true;  ///< there is room for an explanation of the marks
};
/// Draws the title, and a menu for moving in the search, zooming, and the form of the tree.
void drawChartHeader(const SessionFrame& frame, Rect area, const ChartHeader& header);

}  // namespace queens
