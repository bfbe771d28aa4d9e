#pragma once

#include "ui/controls/frame.hpp"

namespace queens {

/// A description of the page in one sentence, a large button that plays a first search, and a way to the
/// lesson.
void drawWelcome(Frame& frame, Vec2 screen);

}  // namespace queens
