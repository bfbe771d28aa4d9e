#pragma once

#include "ui/controls/frame.hpp"

namespace queens {

/// What this page is, and what is drawn for the search that is watched: on its board, in its program and in
/// its state; at the cursor of a card.
void drawLegend(Frame& frame, Vec2 screen);

}  // namespace queens
