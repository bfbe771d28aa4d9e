#pragma once

#include "ui/controls/frame.hpp"

namespace queens {

/// In one sentence what the page is, with a large button that plays a first search, and the way into the
/// tour.
void drawWelcome(Frame& frame, Vec2 screen);

}  // namespace queens
