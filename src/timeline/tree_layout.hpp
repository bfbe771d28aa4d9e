#pragma once

#include <span>
#include <vector>

#include "timeline/tree_node.hpp"

namespace queens {

/// The places of the nodes of a tree, each above the middle of its children or directly above the last one.
/// Neighbours in a row are at least 1 apart, rows exactly 1, and subtrees as close to each other as their
/// contours allow (after E. Reingold and J. Tilford, "Tidier drawings of trees", 1981).
struct TreeLayout {
  std::vector<float> x;  ///< x of the middle of each node, from 0 on; for a twig, that of its node
  float width = 0;       ///< from the leftmost to the rightmost middle
  int rows = 0;          ///< below the empty board
};

/// @param nodes as in `SearchTree::nodes`
/// @param straight directly above the last child, so that the path to the current position is a straight line
TreeLayout treeLayoutOf(std::span<const TreeNode> nodes, bool straight);

}  // namespace queens
