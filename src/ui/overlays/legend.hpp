#pragma once

#include "ui/controls/frame.hpp"
#include "ui/layout/layout.hpp"

namespace queens {

/// Where the legend's card lies: beside the board where there is room for it, so that both are seen.
/// @return where; of no width where it lies in the middle of the screen
Rect legendPlace(const Layout& layout, Vec2 screen, float em);

/// Explains the marks of the current search: on its board, and in the visible ones of program, variables and
/// search tree. Drawn at the cursor of a card.
/// @param width of the card, CSS px
void drawLegend(Frame& frame, const Layout& layout, Vec2 screen, float width);

}  // namespace queens
