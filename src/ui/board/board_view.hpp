#pragma once

#include "ui/controls/frame.hpp"
#include "ui/layout/layout.hpp"

namespace queens {

/// The board with its numbers.
void drawBoard(const SessionFrame& frame, const Layout& layout);

}  // namespace queens
