#pragma once

#include "board/board_state.hpp"
#include "ui/controls/frame.hpp"

namespace queens {

/// A board as small as it can be told apart, over everything else, with room for a tip below it. Not inlined,
/// since the first picture does without. @param at x of its middle, and what it is above
[[gnu::noinline]] void drawMoment(const SessionFrame& frame, const BoardState& state, Vec2 at);

}  // namespace queens
