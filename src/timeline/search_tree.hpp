#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "timeline/timeline.hpp"
#include "timeline/tree_layout.hpp"

namespace queens {

/// A search as a tree: every queen is a node under those that it was placed upon, and every square refused a
/// twig. Of a small board it is all of the search, whichever position is looked at; of a larger one the way
/// to that position with what it has passed, where the subtree of a queen that was taken back is folded into
/// it.
class SearchTree {
 public:
  /// Later than every position.
  static constexpr std::uint64_t kNever = TreeNode::kNever;

  /// Nodes come in the order in which the search reaches them, each after the one that it stands on.
  using Node = TreeNode;

  /// Whether the tree of a search is small enough to be shown whole: 600 queens at most.
  static bool isWhole(Program program, int n);

  /// Looks at a search at a position that is explored; goes on where it was left if that was of the same one.
  /// @param now that search there
  /// @param allowance how many events may be gone through
  /// @return true once it is done; until then the nodes are those of before
  bool look(const Timeline& timeline, const Search& now, std::uint64_t position, std::uint64_t allowance);

  /// The empty board first. Of a whole tree they are all there from the beginning: those that were entered
  /// later than the position are yet to come.
  const std::vector<Node>& nodes() const { return nodes_; }
  /// Where the nodes stand when they are drawn: straight above the last of those upon them where the tree is
  /// not whole, so that the way to the present is a line. Found anew only with the nodes.
  const TreeLayout& layout() const { return layout_; }
  /// The position that the nodes are of.
  std::uint64_t position() const { return position_; }
  /// The places of the queens of a node and of those that it stands on, as `Search::places` has them.
  std::vector<std::int8_t> places(std::size_t node) const;

 private:
  // What came after a queen was taken back, and what had been found on it.
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
