#pragma once

#include "ui/controls/frame.hpp"
#include "ui/layout/layout.hpp"

namespace queens {

/// Beside a mark that a reader sees for the first time, what it means, while it can be read: the search
/// rests, or is played for the first time. Not inlined, since the first picture does without.
[[gnu::noinline]] void drawCallOut(const SessionFrame& frame, const Layout& layout);

}  // namespace queens
