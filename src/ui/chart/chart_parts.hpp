#pragma once

#include <optional>
#include <string>

#include "ui/controls/frame.hpp"

// The common parts of chart and tree.
namespace queens {

/// Whether the search tree is shown as boards; otherwise as bars.
bool showsTree(const Preferences& preferences, const Program& program, int n);

/// Maximum distance in CSS px that the pointer may move during a click.
inline constexpr float kSlip = 4;
/// Number of wheel steps that a press of a zoom button equals.
inline constexpr float kButtonStep = 3;
/// Number of wheel steps that zoom by the factor `ratio`.
float stepsOf(float ratio);

/// The bar above the search tree.
struct ChartHeader {
  /// A view of the search tree, if it changes anything.
  struct Look {
    Command command;
    bool enabled = true;
  };
  std::string text;
  std::optional<NodesInSight> nodes = {};  ///< explained by its key; nullopt for a curve
  Look fit, in, out;
  bool keyed = true;  ///< there is room for an explanation of the marks
};
/// Draws the title, and a menu for moving in the search, zooming, and the form of the tree.
void drawChartHeader(Frame& frame, Rect area, const ChartHeader& header);

}  // namespace queens
