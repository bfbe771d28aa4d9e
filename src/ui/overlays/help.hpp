#pragma once

#include "ui/controls/frame.hpp"

namespace queens {

/// The keys, what else can be shown, and the terms of the field, at the cursor of a card.
void drawHelp(Frame& frame, Vec2 screen);

}  // namespace queens
