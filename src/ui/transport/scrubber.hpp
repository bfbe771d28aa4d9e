#pragma once

#include "ui/controls/frame.hpp"

namespace queens {

/// The line of positions: what has been explored, where its solutions are, and the position in it.
/// @param counter where the position stands in digits
/// @param above y over which what stands at the place that is pointed at is shown
void drawScrubber(const SessionFrame& frame, Rect area, Rect counter, float above);

}  // namespace queens
