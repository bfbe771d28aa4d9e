#pragma once

#include "ui/controls/frame.hpp"
#include "ui/layout/layout.hpp"

namespace queens {

/// The buttons, the speed and the scrubber.
void drawTransport(const SessionFrame& frame, const Layout& layout);

}  // namespace queens
