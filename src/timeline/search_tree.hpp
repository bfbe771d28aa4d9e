#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "timeline/timeline.hpp"
#include "timeline/tree_layout.hpp"

namespace queens {

/// A search as a tree. Every queen is a node below the queens it was placed on, and every refused square is a
/// twig. For a small board it contains the complete search at every position. For a larger one it contains
/// the path to the current position with everything passed on the way; the subtree of a removed queen is
/// folded.
class SearchTree {
 public:
  /// Whether the tree of a search is small enough to be shown completely: at most 600 queens.
  static bool isWhole(Program program, int n);

  /// Builds the tree of a search at an explored position; continues an earlier call for the same position.
  /// @param now the search at that position
  /// @param allowance maximum number of events to replay
  /// @return whether it is complete; until then the nodes are the previous ones
  bool look(const Timeline& timeline, const Search& now, std::uint64_t position, std::uint64_t allowance);

  /// All nodes in the order in which the search reaches them, the empty board first; each follows its parent.
  /// A complete tree also contains the nodes that are entered after the position.
  const std::vector<TreeNode>& nodes() const { return nodes_; }
  /// The places of the nodes in the picture. In an incomplete tree each node is directly above its last
  /// child, so that the path to the current position is a straight line. Recomputed only when the nodes
  /// change.
  const TreeLayout& layout() const { return layout_; }
  /// The position that the nodes belong to.
  std::uint64_t position() const { return position_; }
  /// A node's queen and those that it was placed on, in order of placement.
  std::vector<Square> queens(std::size_t node) const;

 private:
  // The result of a branch after its queen was removed.
  struct Passed {
    Moment after;
    std::uint64_t queens;
    bool solved;
  };
  bool grow(const Timeline& timeline, const Search& now, std::uint64_t position, std::uint64_t allowance);
  const Passed* pass(const Timeline& timeline, const Moment& placed, std::uint64_t position,
                     std::uint64_t& allowance);
  void countQueens();

  std::optional<Program> program_;
  int n_ = 0;
  std::uint64_t position_ = 0;
  bool done_ = false;
  std::vector<TreeNode> nodes_;
  TreeLayout layout_;
  std::map<std::uint64_t, Passed> passed_;  // by the position at which the queen was placed
};

}  // namespace queens
