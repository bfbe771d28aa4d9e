#pragma once

#include "ui/controls/frame.hpp"

namespace queens {

/// What a lecture goes through, from moment to moment: a way to each of them, to the next and back, and out
/// of the lecture. Not inlined, since the first picture does without.
/// @param bar CSS px
[[gnu::noinline]] void drawLandmarks(const SessionFrame& frame, Rect bar);

}  // namespace queens
