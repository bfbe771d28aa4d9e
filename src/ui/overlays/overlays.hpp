#pragma once

#include "ui/controls/frame.hpp"
#include "ui/layout/layout.hpp"

// Parts that the first picture does not need are not inlined, because browsers compile whole functions at
// their first call.
namespace queens {

/// The open menu, the keys, the legend or the greeting, over everything else. A press outside closes it.
/// @param layout of the screen below it
[[gnu::noinline]] void drawOverlay(const Frame& frame, const Layout& layout, Vec2 screen);
/// The explanation beside a mark that a new student sees for the first time, while there is time to read it:
/// the search rests, or plays for the first time.
[[gnu::noinline]] void drawCallOut(const Frame& frame, const Layout& layout);
/// A notice to the student, with a button to close it.
[[gnu::noinline]] void drawNotice(const Frame& frame, Vec2 screen);

}  // namespace queens
