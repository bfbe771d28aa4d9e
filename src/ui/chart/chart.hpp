#pragma once

#include "ui/controls/frame.hpp"
#include "ui/layout/layout.hpp"

namespace queens {

/// The whole search over the line of positions: every queen as long as it stands, rows downwards. Not
/// inlined, since the first picture does without.
[[gnu::noinline]] void drawChart(const SessionFrame& frame, const Layout& layout);

/// Number of samples of the search that the chart shows side by side. @param unit size of the text
std::size_t chartColumns(const Layout& layout, float unit);

}  // namespace queens
