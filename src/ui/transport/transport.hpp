#pragma once

#include "ui/controls/frame.hpp"
#include "ui/layout/layout.hpp"

namespace queens {

/// The buttons, the speed and the scrubber.
void drawTransport(const Frame& frame, const Layout& layout);

/// The highlights of a presentation: a button for each, for the next and the previous one, and for leaving
/// the presentation. Not inlined, because the first picture does not need it.
/// @param bar CSS px
[[gnu::noinline]] void drawLandmarks(const Frame& frame, Rect bar);

/// The line of positions: the explored part, its solutions, and the current position.
/// @param counter area of the position in digits
/// @param above y of the lower edge of the explanation of the place that is pointed at
void drawScrubber(const Frame& frame, Rect area, Rect counter, float above);

}  // namespace queens
