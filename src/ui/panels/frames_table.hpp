#pragma once

#include "core/variables.hpp"
#include "ui/controls/frame.hpp"

namespace queens {

/// One line for each active call of the bitmask search, in the current font.
/// @return height, CSS px
float drawFrames(const SessionFrame& frame, const Variable& frames, Vec2 at);
/// Its width, CSS px.
float framesWidth(const SessionFrame& frame, const Variable& frames);

}  // namespace queens
