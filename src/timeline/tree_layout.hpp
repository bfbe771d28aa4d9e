#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/event.hpp"

namespace queens {

/// A queen in the search tree, or a refused square.
struct TreeNode {
  /// Later than every position.
  static constexpr std::uint64_t kNever = ~std::uint64_t{0};

  int parent = -1;                  ///< index of its parent; −1: the empty board
  int depth = 0;                    ///< number of queens on its board; of a twig, with the refused queen
  Square square = {};               ///< of its queen; (−1, −1): the empty board
  bool refused = false;             ///< a twig: a refused square
  bool folded = false;              ///< it had children that the tree leaves out
  std::uint64_t entered = 0;        ///< position of the event that placed it, or refused the square
  std::uint64_t left = kNever;      ///< position of the event that removed it, if that is in the tree
  std::uint64_t solvedAt = kNever;  ///< position of the first solution with it, if that is in the tree
  std::uint64_t queens = 0;         ///< number of its descendants up to the current position

  bool stands(std::uint64_t position) const { return entered <= position && position < left; }
};

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
