#pragma once

#include <optional>
#include <span>
#include <string>

#include "look/geometry.hpp"
#include "look/palette.hpp"
#include "ui/controls/style.hpp"

namespace queens {

/// The place of a box of a given size that explains an area: below the area, or above it if requested. If
/// there is no room, it is on the other side or beside the area. It is inside the screen; all CSS px.
/// @param kept area not to be covered if there is another place
/// @param inRow the area has neighbours on both sides, which must not be covered
Rect tipArea(Rect about, Vec2 box, Vec2 screen, bool above = false, std::span<const Rect> kept = {},
             bool inRow = false);

/// Whether the pointer is still where it last clicked. A tip there would cover the result of the click.
bool restsAfterClick();

/// Non-default options of a tip.
struct TipLook {
  bool above = false;               ///< above instead of below
  std::optional<Color> edge = {};   ///< stronger, in a separate colour
  std::span<const Rect> kept = {};  ///< as of `tipArea`
  bool inRow = false;               ///< as of `tipArea`
  bool brief = false;               ///< omits its second line if it would cover the kept area
  float widest = 24;                ///< width of its text at which it wraps, relative to the text size
};

/// Size of a tip on a screen, CSS px.
Vec2 tipSize(const Palette& palette, const Fonts& fonts, const std::string& text, const std::string& faint,
             float widest);

/// Draws one or two lines that explain something, at its `tipArea`, over everything else.
/// @param about the explained area, CSS px
/// @param faint a second line, or empty
/// @returns its area, CSS px
Rect drawTip(const Palette& palette, const Fonts& fonts, Rect about, const std::string& text,
             const std::string& faint = {}, const TipLook& look = {});

}  // namespace queens
