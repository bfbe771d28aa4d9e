#pragma once

#include <functional>
#include <string>

#include "imgui.h"
#include "look/palette.hpp"
#include "ui/controls/frame.hpp"
#include "ui/layout/layout.hpp"

namespace queens {

/// The style of overlays, for windows begun during its lifetime.
class CardStyle {
 public:
  explicit CardStyle(const Palette& palette);
  ~CardStyle();
  CardStyle(const CardStyle&) = delete;
  CardStyle& operator=(const CardStyle&) = delete;
};

/// Draws the contents of a card at the cursor: a title, a button to close it, and a body that scrolls by
/// wheel, finger or key.
/// @param id the button that closes it is `id/close`
/// @param width of the body, CSS px; smaller on a smaller screen
/// @param body draws the body at the cursor, in the given width, CSS px
void drawScrollCard(const Frame& frame, Vec2 screen, const std::string& id, const std::string& title,
                    float width, const std::function<void(float width)>& body);

/// The keys, the other views, and the terms, at the cursor of a card.
void drawHelp(const Frame& frame, Vec2 screen);

/// Explains the marks of the current search: on its board, and in the program, the variables and the search
/// tree if they are visible. Drawn at the cursor of a card.
/// @param width of the card, CSS px
void drawLegend(const Frame& frame, const Layout& layout, Vec2 screen, float width);

/// A description of the page in one sentence, a large button that plays a first search, and a way to the
/// lesson.
void drawWelcome(const Frame& frame, Vec2 screen);

}  // namespace queens
