#pragma once

#include <functional>
#include <string>

#include "ui/controls/frame.hpp"

namespace queens {

/// What lies over the middle of the screen to be read: a title, a button to close it, and below them what can
/// be scrolled by wheel, finger or key if it is longer than the screen.
struct ScrollCard {
  std::string id;  ///< the button to close it is `id/close`
  std::string title;
  float width = 0;  ///< of what is in it, CSS px; becomes smaller where the screen is
};

/// Draws it at the cursor of a card.
/// @param body draws what is in it from the cursor on, in the width that it is given, CSS px
void drawScrollCard(Frame& frame, Vec2 screen, const ScrollCard& card,
                    const std::function<void(float width)>& body);

}  // namespace queens
