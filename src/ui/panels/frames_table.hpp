#pragma once

#include "core/variables.hpp"
#include "ui/controls/frame.hpp"

namespace queens {

/// One line for each recursion level of the bitmask search, in the font that is set.
/// @return height, CSS px
float drawFrames(const SessionFrame& frame, const Variable& frames, Vec2 at);
/// How wide that is, CSS px.
float framesWidth(const SessionFrame& frame, const Variable& frames);

}  // namespace queens
