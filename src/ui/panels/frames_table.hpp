#pragma once

#include "core/variables.hpp"
#include "ui/controls/frame.hpp"

namespace queens {

/// One line for each active call of the bitmask search, in the current font, or smaller to fit a width.
/// @param width CSS px
/// @return height, CSS px
float drawFrames(const SessionFrame& frame, const Variable& frames, Vec2 at, float width);
/// Its width in the current font, CSS px.
float framesWidth(const Variable& frames);

}  // namespace queens
