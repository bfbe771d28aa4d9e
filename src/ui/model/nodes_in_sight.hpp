#pragma once

#include <cstdint>

namespace queens {

/// The form of a node.
enum class NodeForm : std::uint8_t {
  bar,    ///< as long as it stands
  board,  ///< the board on which it is the latest queen
  tile,   ///< its place in its row
  dot,    ///< too small for that
};

/// The visible properties of the nodes of the search tree.
struct NodesInSight {
  NodeForm form = NodeForm::bar;
  bool twigs = false;   ///< squares that were refused
  bool ghosts = false;  ///< queens that are to come, as such
  bool folds = false;   ///< nodes that stand for others too
};

}  // namespace queens
