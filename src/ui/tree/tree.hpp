#pragma once

#include "ui/controls/frame.hpp"
#include "ui/layout/layout.hpp"

namespace queens {

/// The search tree as boards instead of bars. Nodes are tiles or dots if boards would be too small. Not
/// inlined, because the first picture does not need it.
[[gnu::noinline]] void drawTree(Frame& frame, const Layout& layout);

}  // namespace queens
