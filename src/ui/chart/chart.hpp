#pragma once

#include "ui/controls/frame.hpp"
#include "ui/layout/layout.hpp"

namespace queens {

/// The search tree as bars over the line of positions: a bar for every queen, as long as the queen is on the
/// board, with rows downwards. A search that moves queens has no tree: a curve of its conflicts. Not inlined,
/// because the first picture does not need it.
[[gnu::noinline]] void drawChart(Frame& frame, const Layout& layout);

/// Number of samples of the search that the chart shows side by side. @param unit size of the text
std::size_t chartColumns(const Layout& layout, float unit);

}  // namespace queens
