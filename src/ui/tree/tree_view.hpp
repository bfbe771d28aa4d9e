#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "board/board_state.hpp"
#include "ui/controls/frame.hpp"
#include "ui/controls/node_marks.hpp"
#include "ui/tree/tree_plot.hpp"

namespace queens {

/// A tree and where it is drawn.
struct TreeView {
  const SearchTree& tree;
  const TreePlot& plot;
  int squares = 1;          ///< per side
  std::size_t present = 0;  ///< index of the latest node that stands; see `presentNode`
  bool ghosts = false;      ///< what is to come is seen too, faintly

  const SearchTree::Node& node(std::size_t index) const { return tree.nodes()[index]; }
  /// Not yet to come.
  bool isThere(std::size_t index) const { return node(index).entered <= tree.position(); }
  bool stands(std::size_t index) const { return node(index).stands(tree.position()); }
  bool solved(std::size_t index) const { return node(index).solvedAt <= tree.position(); }
  /// The outcome of a queen at the position.
  Fate fate(std::size_t index) const;
  /// Where a node lies, or a twig: from its node's lower edge on.
  Rect area(std::size_t index) const;
  /// Boards if their squares are large enough, tiles if their digits are legible, otherwise dots.
  NodeForm form() const;
  /// There is room for the squares that were refused.
  bool showsTwigs() const;
  /// It is drawn if it is in sight: all but what is to come and twigs that have no room.
  bool isShown(std::size_t index) const { return isThere(index) && (showsTwigs() || !node(index).refused); }
  /// The node or twig at a place of the screen; of dots the nearest that is near enough for a pointer.
  std::optional<std::size_t> at(Vec2 place) const;
};

/// The latest of the nodes that stand.
std::size_t presentNode(const SearchTree& tree);

/// The square that a node's queen stands on, or a twig is of.
Square squareOf(const SessionFrame& frame, const SearchTree::Node& node);
/// The board of a node, or of a twig's node; the current one with its last event.
BoardState boardOf(const SessionFrame& frame, const TreeView& view, std::size_t index);
/// Its square and, of a twig, why that was refused, in the reader's language.
std::string nameOf(const SessionFrame& frame, const TreeView& view, std::size_t index);
/// Its outcome, in a sentence or two.
std::string tellOf(const SessionFrame& frame, const TreeView& view, std::size_t index);

}  // namespace queens
