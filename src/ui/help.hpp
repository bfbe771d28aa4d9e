#pragma once

#include "ui/frame.hpp"

namespace queens {

/// The keys and what else there is to know, at the cursor of a card; as small as the screen asks for.
void drawHelp(Frame& frame, Vec2 screen);

}  // namespace queens
