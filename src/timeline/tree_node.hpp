#pragma once

#include <cstdint>

namespace queens {

/// A queen in the tree of a search, or a square that was refused.
struct TreeNode {
  /// Later than every position.
  static constexpr std::uint64_t kNever = ~std::uint64_t{0};

  int parent = -1;              ///< index of the node that it stands on; −1: it is the empty board
  int row = -1;                 ///< how many queens stood before it; −1: it is the empty board
  int place = -1;               ///< where in its row, or for board-scan in its column
  bool refused = false;         ///< a twig: a square that no queen was placed on
  bool folded = false;          ///< queens were placed upon it that the tree leaves out
  std::uint64_t entered = 0;    ///< position of the event that placed it, or refused the square
  std::uint64_t left = kNever;  ///< position of the event that took it back, if that is in the tree
  std::uint64_t solvedAt =
      kNever;                ///< position at which a solution with it was known, if that is in the tree
  std::uint64_t queens = 0;  ///< placed upon it up to the position that is looked at

  bool stands(std::uint64_t position) const { return entered <= position && position < left; }
};

}  // namespace queens
