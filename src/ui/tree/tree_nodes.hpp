#pragma once

#include <cstddef>
#include <optional>

#include "ui/tree/tree_view.hpp"

// The nodes of a tree as small boards, or where there is no room for these as places in their rows.
namespace queens {

/// Draws all visible nodes, each with a record. @param pointed the node or twig that is pointed at
void drawNodes(const SessionFrame& frame, const TreeView& view, std::optional<std::size_t> pointed);

}  // namespace queens
