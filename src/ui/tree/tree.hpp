#pragma once

#include "ui/controls/frame.hpp"
#include "ui/layout/layout.hpp"

namespace queens {

/// The search as a tree in place of the chart. Its nodes are boards, or tiles or dots if boards would be too
/// small. Not inlined, because the first picture does not need it.
[[gnu::noinline]] void drawTree(const SessionFrame& frame, const Layout& layout);

}  // namespace queens
