#pragma once

#include "ui/controls/frame.hpp"
#include "ui/layout/layout.hpp"

// Parts that the first picture does not need are not inlined, because browsers compile whole functions at
// their first call.
namespace queens {

/// The menu that is open, the keys, the legend or the welcome, over everything else; a press beside it closes
/// it.
/// @param layout where the parts of the screen lie below it
[[gnu::noinline]] void drawOverlay(Frame& frame, const Layout& layout, Vec2 screen);
/// Beside a mark that a reader sees for the first time, what it means, while it can be read: the search
/// rests, or is played for the first time.
[[gnu::noinline]] void drawCallOut(const SessionFrame& frame, const Layout& layout);
/// Something to tell the reader, with a button to close it.
[[gnu::noinline]] void drawNotice(Frame& frame, Vec2 screen);

}  // namespace queens
