#pragma once

#include <optional>

#include "core/search.hpp"

namespace queens {

/// Number of boards in the tree of a search that never prunes: it places a queen on each of the n squares of
/// every line and looks at nothing. The sum of n^k for k = 0…n; exact up to 2^53.
double unprunedBoards(int n);

/// Number of boards, up to a position, that the same search would have visited without pruning. It visits its
/// tree in preorder, so this is the place of the board on the screen in that order. A refused square counts
/// as a board.
/// @param event the last event, or null at the start
/// @return nullopt for searches that do not try the squares of each line in order; exact up to 2^53
std::optional<double> unprunedBoardsUpTo(const Search& search, const Event* event);

}  // namespace queens
