#pragma once

#include "ui/controls/frame.hpp"

namespace queens {

/// The highlights of a presentation: buttons to each of them, to the next and back, and out of the
/// presentation. Not inlined, because the first picture does not need it.
/// @param bar CSS px
[[gnu::noinline]] void drawLandmarks(const SessionFrame& frame, Rect bar);

}  // namespace queens
