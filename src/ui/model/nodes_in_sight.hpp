#pragma once

#include <cstdint>

namespace queens {

/// What a queen of the whole search is drawn as.
enum class NodeForm : std::uint8_t {
  bar,    ///< as long as it stands
  board,  ///< the board on which it is the latest queen
  tile,   ///< its place in its row
  dot,    ///< too small for that
};

/// What is to be seen of the nodes of the whole search.
struct NodesInSight {
  NodeForm form = NodeForm::bar;
  bool twigs = false;   ///< squares that were refused
  bool ghosts = false;  ///< queens that are to come, as such
  bool folds = false;   ///< nodes that stand for others too
};

}  // namespace queens
