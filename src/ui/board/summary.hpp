#pragma once

#include "ui/controls/frame.hpp"
#include "ui/layout/layout.hpp"

namespace queens {

/// At the end of a search that has left the board empty, over the board: what it has found and what that
/// took, beside all ways to put the queens on the board, and what there is to see next. Nothing where there
/// is no room for it, or something else speaks: another search, the tour.
/// @return whether it is there
bool drawSummary(const SessionFrame& frame, const Layout& layout);

}  // namespace queens
