#pragma once

#include "look/geometry.hpp"

namespace queens {

/// The student's view of a search tree: how near, and of which part. Kept until the search changes.
struct TreeSight {
  float side = 0;  ///< of a node, CSS px
  bool sideways =
      false;  ///< the tree grew to the right at that time; if it does not any more, the view is invalid
  Vec2 root;  ///< middle of the upper edge of the empty board, relative to the tree's upper left corner, CSS
              ///< px
  bool operator==(const TreeSight& other) const {
    return side == other.side && sideways == other.sideways && root.x == other.root.x &&
           root.y == other.root.y;
  }
};

}  // namespace queens
