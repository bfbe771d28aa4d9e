#pragma once

#include "ui/controls/frame.hpp"

// Parts that the first picture does not need are not inlined, because browsers compile whole functions at
// their first call.
namespace queens {

/// Name of the product, variant, board size, theme and help.
void drawToolbar(const Frame& frame, Rect bar);
/// In a comparison: how the searches differ, and how they are kept in step.
[[gnu::noinline]] void drawDifference(const Frame& frame, Rect area);
/// The name of one of two searches; for the second also controls to choose another one and to end the
/// comparison.
[[gnu::noinline]] void drawHeading(const Frame& frame, Rect area);

/// A button at the cursor with the name of the search, which opens the list of searches. For the first search
/// it also offers the goals, and begins and ends a comparison.
/// @param name of the choice @param width CSS px
void drawSearchMenu(const Frame& frame, Message name, float width);

}  // namespace queens
