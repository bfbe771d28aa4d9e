#pragma once

#include "ui/controls/frame.hpp"

namespace queens {

/// A button at the cursor with the name of the search, which opens the list of searches. For the first search
/// it also offers the goals, and begins and ends a comparison.
/// @param name of the choice @param width CSS px
void drawSearchMenu(const SessionFrame& frame, Message name, float width);

}  // namespace queens
