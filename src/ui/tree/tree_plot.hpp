#pragma once

#include <cstddef>
#include <optional>

#include "look/geometry.hpp"
#include "timeline/tree_layout.hpp"
#include "ui/model/tree_sight.hpp"

namespace queens {

/// Where the nodes of a tree lie on the screen; all in CSS px. It grows downwards, or sideways to the right.
struct TreePlot {
  Rect area;
  bool sideways = false;
  float side = 0;    ///< of a node
  float fitted = 0;  ///< the same as it would be if the reader had not chosen how near to look
  float across = 0;  ///< between the middles of neighbours
  float down = 0;    ///< from a row to the next
  Vec2 root;         ///< where the empty board begins, in the middle
  float rootX = 0;   ///< of the empty board in the layout

  /// @param x in the layout @param row of the board, −1 for the empty board
  Rect node(float x, int row) const;
  /// Between the end of a node and the beginning of those upon it.
  float gap() const { return down - side; }
  /// The end of the branch to a node.
  Vec2 entry(Rect node) const;
  /// The beginning of a branch from a node. @param share 0…1 of its row, from the left
  Vec2 exit(Rect node, float share) const;
  /// A way that a tree grows on.
  Vec2 onward(float way) const { return sideways ? Vec2{way, 0} : Vec2{0, way}; }
  /// How it looks `steps` steps of the wheel nearer around a point, or further away.
  TreeSight zoomed(Vec2 at, float steps) const;
  /// How it looks when all of it is moved.
  TreeSight moved(Vec2 by) const;
};

/// The input of a tree's plot.
struct TreePlotRequest {
  const TreeLayout& layout;
  Rect area;
  int rows = 1;       ///< below the empty board that there is to be room for
  bool whole = true;  ///< all of it is there from the beginning; else it grows to the side
  Vec2 now;           ///< x of the present node in the layout, and its row
  std::optional<TreeSight> sight =
      {};  ///< the reader's; else all is seen, or what cannot be around the present
};

/// A whole tree is visible completely, as dots if necessary. Any other tree grows sideways if there is more
/// room than downwards.
TreePlot treePlotOf(const TreePlotRequest& request);

}  // namespace queens
