#pragma once

#include "ui/controls/frame.hpp"

namespace queens {

/// The sentence on the last event.
void drawCaption(const SessionFrame& frame, Rect area);
/// A stop of the guided introduction, in place of the sentence; once the reader has gone elsewhere, the
/// sentence with the way back. Not inlined, since the first picture does without.
[[gnu::noinline]] void drawTour(const SessionFrame& frame, Rect area);

}  // namespace queens
