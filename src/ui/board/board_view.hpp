#pragma once

#include "ui/controls/frame.hpp"
#include "ui/layout/layout.hpp"

namespace queens {

/// The board with its numbers.
void drawBoard(const Frame& frame, const Layout& layout);

/// The summary over the board, at the end of a search that leaves the board empty: the results and their
/// cost, compared with all ways to place the queens, and suggestions for the next search. Not drawn if there
/// is no room, or in a comparison.
/// @return whether it was drawn
bool drawSummary(const Frame& frame, const Layout& layout);

}  // namespace queens
