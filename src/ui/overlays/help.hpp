#pragma once

#include "ui/controls/frame.hpp"

namespace queens {

/// The keys, the other views, and the terms, at the cursor of a card.
void drawHelp(Frame& frame, Vec2 screen);

}  // namespace queens
