#pragma once

#include "look/geometry.hpp"

namespace queens {

/// How near a reader looks at the tree of a search, and where; lasts as long as the search.
struct TreeSight {
  float side = 0;         ///< of a node, CSS px
  bool sideways = false;  ///< the tree grew to the right then; where it does not any more, this means nothing
  Vec2 root;  ///< middle of the upper edge of the empty board, from the tree's upper left corner, CSS px
  bool operator==(const TreeSight& other) const {
    return side == other.side && sideways == other.sideways && root.x == other.root.x &&
           root.y == other.root.y;
  }
};

}  // namespace queens
