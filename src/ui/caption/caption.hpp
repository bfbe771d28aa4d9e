#pragma once

#include "ui/controls/frame.hpp"

namespace queens {

/// The explanation of the last event.
void drawCaption(const SessionFrame& frame, Rect area);
/// A stop of the guided tour instead of the explanation. After the student has moved the search, the
/// explanation with a way back to the stop. Not inlined, because the first picture does not need it.
[[gnu::noinline]] void drawTour(const SessionFrame& frame, Rect area);

}  // namespace queens
