#pragma once

#include <cstdint>

namespace queens {

/// The form of a node.
enum class NodeForm : std::uint8_t {
  bar,    ///< a bar, as long as the queen is on the board
  board,  ///< a board with this queen as the latest
  tile,   ///< its place in its row
  dot,    ///< a dot, if there is no space for more
};

/// The visible properties of the nodes of the search tree.
struct NodesInSight {
  NodeForm form = NodeForm::bar;
  bool twigs = false;   ///< refused squares
  bool ghosts = false;  ///< future queens
  bool folds = false;   ///< nodes that also stand for others
};

}  // namespace queens
