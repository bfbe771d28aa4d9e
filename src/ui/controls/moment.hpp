#pragma once

#include "board/board_state.hpp"
#include "ui/controls/frame.hpp"

namespace queens {

/// A small board above everything else, with space for a tip below it. Not inlined, because the first picture
/// does not need it. @param at x of its middle, and y of its lower edge
[[gnu::noinline]] void drawMoment(const Frame& frame, const BoardState& state, Vec2 at);

}  // namespace queens
