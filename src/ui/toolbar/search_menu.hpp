#pragma once

#include "ui/controls/frame.hpp"

namespace queens {

/// A button at the cursor that tells which search is watched and opens the list of all; of the first search
/// it can also choose what is to be found, and begin and end a comparison.
/// @param name what is chosen here @param width CSS px
void drawSearchMenu(const SessionFrame& frame, Message name, float width);

}  // namespace queens
