#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "timeline/timeline.hpp"
#include "timeline/tree_layout.hpp"

namespace queens {

/// A search as a tree. Every queen is a node under the queens it was placed upon, and every refused square is
/// a twig. For a small board it contains the whole search at every position. For a larger one it contains the
/// path to the current position with everything passed; the subtree of a removed queen is folded.
class SearchTree {
 public:
  /// Later than every position.
  static constexpr std::uint64_t kNever = TreeNode::kNever;

  /// Nodes come in the order in which the search reaches them, each after the one that it stands on.
  using Node = TreeNode;

  /// Whether the tree of a search is small enough to be shown whole: 600 queens at most.
  static bool isWhole(Program program, int n);

  /// Builds the tree of a search at an explored position; continues an earlier call for the same position.
  /// @param now that search there
  /// @param allowance how many events may be gone through
  /// @return whether it is complete; until then the nodes are the previous ones
  bool look(const Timeline& timeline, const Search& now, std::uint64_t position, std::uint64_t allowance);

  /// All nodes, the empty board first. A whole tree also contains the nodes that are entered after the
  /// position.
  const std::vector<Node>& nodes() const { return nodes_; }
  /// Where the nodes stand when they are drawn: straight above the last of those upon them where the tree is
  /// not whole, so that the way to the present is a line. Found anew only with the nodes.
  const TreeLayout& layout() const { return layout_; }
  /// The position that the nodes are of.
  std::uint64_t position() const { return position_; }
  /// The places of a node's queen and of those above it, in the form of `Search::places`.
  std::vector<std::int8_t> places(std::size_t node) const;

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
  std::vector<Node> nodes_;
  TreeLayout layout_;
  std::map<std::uint64_t, Passed> passed_;  // by the position at which the queen was placed
};

}  // namespace queens
