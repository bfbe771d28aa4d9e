#pragma once

#include "ui/controls/frame.hpp"

namespace queens {

/// The highlights of a presentation: a button for each, for the next and the previous one, and for leaving
/// the presentation. Not inlined, because the first picture does not need it.
/// @param bar CSS px
[[gnu::noinline]] void drawLandmarks(const SessionFrame& frame, Rect bar);

}  // namespace queens
