#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "board/board_state.hpp"
#include "ui/controls/frame.hpp"
#include "ui/controls/marks.hpp"
#include "ui/tree/tree_plot.hpp"

namespace queens {

/// A tree and its place on the screen.
struct TreeView {
  const SearchTree& tree;
  const TreePlot& plot;
  Program program;
  int squares = 1;          ///< board size
  std::size_t present = 0;  ///< index of the latest node on the board; see `presentNode`
  bool ghosts = false;      ///< future nodes are visible too, faintly
  float density = 1;        ///< device pixels per CSS pixel

  const TreeNode& node(std::size_t index) const { return tree.nodes()[index]; }
  /// Whether it is not a future node.
  bool isThere(std::size_t index) const { return node(index).entered <= tree.position(); }
  bool stands(std::size_t index) const { return node(index).stands(tree.position()); }
  bool solved(std::size_t index) const { return node(index).solvedAt <= tree.position(); }
  /// The outcome of a queen at the position.
  Fate fate(std::size_t index) const;
  /// The area of a node, or of a twig: from the lower edge of its node.
  Rect area(std::size_t index) const;
  /// Boards if their squares are large enough, tiles if their digits are legible, otherwise dots.
  NodeForm form() const;
  /// Whether there is space for refused squares.
  bool showsTwigs() const;
  /// Whether it is drawn if it is in view: everything except future nodes, and twigs without space.
  bool isShown(std::size_t index) const { return isThere(index) && (showsTwigs() || !node(index).refused); }
  /// The node or twig at a place on the screen; for dots the nearest one within reach of the pointer.
  std::optional<std::size_t> at(Vec2 place) const;
};

/// The latest node on the board.
std::size_t presentNode(const SearchTree& tree);

/// The board of a node, or of a twig's node; for the current node with its last event.
BoardState boardOf(const Frame& frame, const TreeView& view, std::size_t index);
/// Its square and, for a twig, the reason of the refusal, in the student's language.
std::string nameOf(const Frame& frame, const TreeView& view, std::size_t index);
/// Its outcome, in a sentence or two.
std::string tellOf(const Frame& frame, const TreeView& view, std::size_t index);

/// Draws the branches from each node to its children, in the gap between two rows, so that no branch crosses
/// a node or another branch. Future branches are below those of removed queens, which are below those with a
/// solution or on the board.
void drawBranches(const Palette& palette, const TreeView& view);

/// Draws all visible nodes, each with a record. @param pointed the node or twig that is pointed at
void drawNodes(const Frame& frame, const TreeView& view, std::optional<std::size_t> pointed);

// For readers who use a screen reader or only the keyboard:

/// The node or twig that last had the focus, if it belongs to this tree.
std::optional<std::size_t> attendedNode(const Frame& frame, const TreeView& view);

/// The nodes and twigs that leave a record: as many as the focus can reach, each with its ancestors. The
/// path, siblings and children of the current and the focused node are always among them. The others follow
/// row by row from the empty board on, twigs last.
/// @return for each node of the tree
std::vector<bool> recordedNodes(const TreeView& view, std::optional<std::size_t> attended);

/// Leaves the record of a node or a twig.
void record(const Frame& frame, const TreeView& view, std::size_t index);

}  // namespace queens
