#pragma once

#include "ui/controls/frame.hpp"

namespace queens {

/// The explanation of the last event.
void drawCaption(const Frame& frame, Rect area);

}  // namespace queens
