#pragma once

#include <cstddef>
#include <optional>

#include "look/geometry.hpp"
#include "ui/tree_layout.hpp"
#include "ui/tree_sight.hpp"

namespace queens {

/// Where the nodes of a tree lie on the screen; all in CSS px.
struct TreePlot {
  Rect area;
  float side = 0;    ///< of a node
  float across = 0;  ///< between the middles of neighbours
  float down = 0;    ///< between the upper edges of two rows
  Vec2 root;         ///< middle of the upper edge of the empty board
  float rootX = 0;   ///< of the empty board in the layout

  /// @param x in the layout @param row of the board, −1 for the empty board
  Rect node(float x, int row) const;
  /// Between the lower edge of a node and the upper one of those upon it.
  float gap() const { return down - side; }
  /// How it looks `steps` steps of the wheel nearer around a point, or further away.
  TreeSight zoomed(Vec2 at, float steps) const;
  /// How it looks when all of it is moved.
  TreeSight moved(Vec2 by) const;
};

/// What a plot of a tree depends on.
struct TreePlotRequest {
  const TreeLayout& layout;
  Rect area;
  int rows = 1;       ///< below the empty board that there is to be room for
  bool whole = true;  ///< all of it is there from the beginning; else it grows to the side
  Vec2 now;           ///< x of the present node in the layout, and its row
  std::optional<TreeSight> sight =
      {};  ///< the reader's; else all is seen, or if it cannot be, the present node
};

TreePlot treePlotOf(const TreePlotRequest& request);

}  // namespace queens
