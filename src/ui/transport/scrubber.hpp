#pragma once

#include "ui/controls/frame.hpp"

namespace queens {

/// The line of positions: the explored part, its solutions, and the current position.
/// @param counter area of the position in digits
/// @param above y of the lower edge of the explanation of the place that is pointed at
void drawScrubber(const SessionFrame& frame, Rect area, Rect counter, float above);

}  // namespace queens
