#pragma once

#include <span>
#include <vector>

#include "timeline/tree_node.hpp"

namespace queens {

/// Where the nodes of a tree stand, each above the middle of those upon it, or straight above the last of
/// them: neighbours in a row are at least 1 apart, rows exactly 1, and subtrees as close to each other as
/// their contours allow (after E. Reingold and J. Tilford, "Tidier drawings of trees", 1981).
struct TreeLayout {
  std::vector<float> x;  ///< of the middle of each node from 0 on; of a twig that of the node which it is of
  float width = 0;       ///< from the leftmost middle to the rightmost
  int rows = 0;          ///< below the empty board
};

/// @param nodes as `SearchTree::nodes` has them
/// @param straight above the last, so that the way to the present is a straight line
TreeLayout treeLayoutOf(std::span<const TreeNode> nodes, bool straight);

}  // namespace queens
