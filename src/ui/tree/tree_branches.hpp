#pragma once

#include "ui/tree/tree_view.hpp"

namespace queens {

/// Draws what leads from each node to those upon it, in the gap between their rows, so that no branch crosses
/// a node or another branch: what is to come below what was in vain, and that below what leads to a solution
/// and what stands.
void drawBranches(const Palette& palette, const TreeView& view);

}  // namespace queens
