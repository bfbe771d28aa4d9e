#pragma once

#include "ui/controls/frame.hpp"
#include "ui/layout/layout.hpp"

namespace queens {

/// The place of the legend's card: beside the board if there is space, so that both are visible.
/// @return the place; with width 0 for the middle of the screen
Rect legendPlace(const Layout& layout, Vec2 screen, float em);

/// Explains the marks of the current search: on its board, and in the program, the variables and the search
/// tree if they are visible. Drawn at the cursor of a card.
/// @param width of the card, CSS px
void drawLegend(Frame& frame, const Layout& layout, Vec2 screen, float width);

}  // namespace queens
