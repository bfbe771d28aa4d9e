#pragma once

#include "ui/controls/frame.hpp"
#include "ui/layout/layout.hpp"

namespace queens {

/// The whole search over the line of positions: every queen as long as it stands, rows downwards. Not
/// inlined, since the first picture does without.
[[gnu::noinline]] void drawChart(const SessionFrame& frame, const Layout& layout, Session& session);

}  // namespace queens
