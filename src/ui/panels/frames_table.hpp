#pragma once

#include "core/variables.hpp"
#include "ui/frame.hpp"

namespace queens {

/// One line for each recursion level of the bitmask search, at the cursor.
void drawFrames(const SessionFrame& frame, const Variable& frames);

}  // namespace queens
