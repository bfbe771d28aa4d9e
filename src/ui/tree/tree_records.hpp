#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "ui/tree/tree_view.hpp"

// The tree for readers who use a screen reader or only the keyboard.
namespace queens {

/// The node or twig that last had the focus, if it belongs to this tree.
std::optional<std::size_t> attendedNode(const SessionFrame& frame, const TreeView& view);

/// The nodes and twigs that leave a record: as many as the focus can reach, each with its ancestors. The
/// path, siblings and children of the current and the focused node are always among them. The others follow
/// row by row from the empty board on, twigs last.
/// @return for each node of the tree
std::vector<bool> recordedNodes(const TreeView& view, std::optional<std::size_t> attended);

/// Leaves the record of a node or a twig.
void record(const SessionFrame& frame, const TreeView& view, std::size_t index);

}  // namespace queens
