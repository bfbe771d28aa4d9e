#pragma once

#include "ui/controls/frame.hpp"

// Parts that the first picture does not need are not inlined, because browsers compile whole functions at
// their first call.
namespace queens {

/// Name of the product, variant, board size, theme and help.
void drawToolbar(const SessionFrame& frame, Rect bar);
/// Of two searches side by side, how they differ, and by what they keep in step.
[[gnu::noinline]] void drawDifference(const SessionFrame& frame, Rect area);
/// The name of one of the two; of the second also what chooses another one and what ends the comparison.
[[gnu::noinline]] void drawHeading(const SessionFrame& frame, Rect area);

}  // namespace queens
