#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "ui/tree/tree_view.hpp"

// What readers who do not see a tree, or have no pointer, find of it.
namespace queens {

/// The node or twig that the focus came to last, if it is one of this tree.
std::optional<std::size_t> attendedNode(const SessionFrame& frame, const TreeView& view);

/// Which nodes and twigs have a record: no more than can be walked over, each with those that it stands on.
/// Among them are always those around the present one and around the one attended to: on the way to it,
/// beside it and upon it. The others come row by row from the empty board on, twigs last.
/// @return for each node of the tree
std::vector<bool> recordedNodes(const TreeView& view, std::optional<std::size_t> attended);

/// Leaves the record of a node or a twig.
void record(const SessionFrame& frame, const TreeView& view, std::size_t index);

}  // namespace queens
