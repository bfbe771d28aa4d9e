#pragma once

#include "ui/tree/tree_view.hpp"

namespace queens {

/// Draws the branches from each node to its children, in the gap between two rows, so that no branch crosses
/// a node or another branch. Future branches are below those of removed queens, which are below those with a
/// solution or on the board.
void drawBranches(const Palette& palette, const TreeView& view);

}  // namespace queens
