#pragma once

#include <optional>

#include "look/geometry.hpp"
#include "timeline/tree_layout.hpp"
#include "ui/model/arrangement.hpp"

namespace queens {

/// The places of the nodes of a tree on the screen; all in CSS px. It grows downwards, or to the right.
struct TreePlot {
  Rect area;
  bool sideways = false;
  float side = 0;    ///< of a node
  float fitted = 0;  ///< its size without a view chosen by the student
  float across = 0;  ///< distance between the middles of neighbours
  float down = 0;    ///< distance from a row to the next
  Vec2 root;         ///< the middle of the first edge of the empty board
  float rootX = 0;   ///< of the empty board in the layout

  /// @param x in the layout @param row of the board, −1 for the empty board
  Rect node(float x, int row) const;
  /// Distance between the end of a node and the beginning of its children.
  float gap() const { return down - side; }
  /// The end of the branch to a node.
  Vec2 entry(Rect node) const;
  /// The beginning of a branch from a node. @param share 0…1 of its row, from the left
  Vec2 exit(Rect node, float share) const;
  /// A vector of length `way` in the direction of growth.
  Vec2 onward(float way) const { return sideways ? Vec2{way, 0} : Vec2{0, way}; }
  /// The view zoomed by `steps` wheel steps around a point; further away if negative.
  TreeSight zoomed(Vec2 at, float steps) const;
  /// The view after the tree has been moved.
  TreeSight moved(Vec2 by) const;
};

/// The input of a tree's plot.
struct TreePlotRequest {
  const TreeLayout& layout;
  Rect area;
  int rows = 1;       ///< number of rows below the empty board to reserve
  bool whole = true;  ///< the tree is complete from the start; otherwise it grows sideways
  Vec2 now;           ///< x of the current node in the layout, and its row
  std::optional<TreeSight> sight =
      {};  ///< the student's view; nullopt: everything, or the part around the current node that fits
};

/// A complete tree is visible completely, as dots if necessary. Any other tree grows sideways if there is
/// more space sideways than downwards.
TreePlot treePlotOf(const TreePlotRequest& request);

}  // namespace queens
