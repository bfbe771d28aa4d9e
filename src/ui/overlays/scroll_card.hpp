#pragma once

#include <functional>
#include <string>

#include "ui/controls/frame.hpp"

namespace queens {

/// A card in the middle of the screen: a title, a button to close it, and contents that scroll by wheel,
/// finger or key.
struct ScrollCard {
  std::string id;  ///< the button that closes it is `id/close`
  std::string title;
  float width = 0;  ///< of its contents, CSS px; smaller on a smaller screen
};

/// Draws it at the cursor of a card.
/// @param body draws the contents at the cursor, in the given width, CSS px
void drawScrollCard(Frame& frame, Vec2 screen, const ScrollCard& card,
                    const std::function<void(float width)>& body);

}  // namespace queens
