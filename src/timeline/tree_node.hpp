#pragma once

#include <cstdint>

#include "core/event.hpp"

namespace queens {

/// A queen in the search tree, or a refused square.
struct TreeNode {
  /// Later than every position.
  static constexpr std::uint64_t kNever = ~std::uint64_t{0};

  int parent = -1;                  ///< index of its parent; −1: the empty board
  int depth = 0;                    ///< number of queens on its board; of a twig, with the refused queen
  Square square = {};               ///< of its queen; (−1, −1): the empty board
  bool refused = false;             ///< a twig: a refused square
  bool folded = false;              ///< it had children that the tree leaves out
  std::uint64_t entered = 0;        ///< position of the event that placed it, or refused the square
  std::uint64_t left = kNever;      ///< position of the event that removed it, if that is in the tree
  std::uint64_t solvedAt = kNever;  ///< position of the first solution with it, if that is in the tree
  std::uint64_t queens = 0;         ///< number of its descendants up to the current position

  bool stands(std::uint64_t position) const { return entered <= position && position < left; }
};

}  // namespace queens
