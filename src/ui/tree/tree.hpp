#pragma once

#include "ui/controls/frame.hpp"
#include "ui/layout/layout.hpp"

namespace queens {

/// The search as a tree in the place of the chart: every queen below those that it was placed upon, as
/// boards, or as tiles or dots where boards could not be read. Not inlined, since the first picture does
/// without.
[[gnu::noinline]] void drawTree(const SessionFrame& frame, const Layout& layout, Session& session);

}  // namespace queens
