#pragma once

#include "ui/controls/frame.hpp"

// Parts that the first picture does not need are not inlined, because browsers compile whole functions at
// their first call.
namespace queens {

/// Name of the product, variant, board size, theme and help.
void drawToolbar(const SessionFrame& frame, Rect bar);
/// In a comparison: how the searches differ, and how they are kept in step.
[[gnu::noinline]] void drawDifference(const SessionFrame& frame, Rect area);
/// The name of one of two searches; for the second also controls to choose another one and to end the
/// comparison.
[[gnu::noinline]] void drawHeading(const SessionFrame& frame, Rect area);

}  // namespace queens
