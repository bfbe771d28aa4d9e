#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "timeline/timeline.hpp"

namespace queens {

/// A search as a tree: every queen is a node under those that it was placed upon, and every square refused a
/// twig. Of a small board it is all of the search, whichever position is looked at; of a larger one the way
/// to that position with what it has passed, where the subtree of a queen that was taken back is folded into
/// it.
class SearchTree {
 public:
  /// Later than every position.
  static constexpr std::uint64_t kNever = ~std::uint64_t{0};

  /// Nodes come in the order in which the search reaches them, each after the one that it stands on.
  struct Node {
    int parent = -1;              ///< index of the node that it stands on; −1: it is the empty board
    int row = -1;                 ///< how many queens stood before it; −1: it is the empty board
    int place = -1;               ///< where in its row, or for board-scan in its column
    bool refused = false;         ///< a twig: a square that no queen was placed on
    bool folded = false;          ///< queens were placed upon it that the tree leaves out
    std::uint64_t entered = 0;    ///< position of the event that placed it, or refused the square
    std::uint64_t left = kNever;  ///< position of the event that took it back, if that is in the tree
    std::uint64_t solvedAt =
        kNever;                ///< a position by which a solution was found on it, if that is in the tree
    std::uint64_t queens = 0;  ///< placed upon it up to the position that is looked at

    bool stands(std::uint64_t position) const { return entered <= position && position < left; }
  };

  /// Whether the tree of a search is small enough to be shown whole: 64 queens at most.
  static bool isWhole(Program program, int n);

  /// Looks at a search at a position that is explored; goes on where it was left if that was of the same one.
  /// @param now that search there
  /// @param allowance how many events may be gone through
  /// @return true once it is done; until then the nodes are those of before
  bool look(const Timeline& timeline, const Search& now, std::uint64_t position, std::uint64_t allowance);

  /// The empty board first. Of a whole tree they are all there from the beginning: those that were entered
  /// later than the position are yet to come.
  const std::vector<Node>& nodes() const { return nodes_; }
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
  std::map<std::uint64_t, Passed> passed_;  // by the position at which the queen was placed
};

}  // namespace queens
