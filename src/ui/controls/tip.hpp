#pragma once

#include <optional>
#include <span>
#include <string>

#include "look/geometry.hpp"
#include "look/palette.hpp"
#include "ui/controls/style.hpp"

namespace queens {

/// Where a box of a size is drawn that speaks of an area: below it, or above it if that is asked for, on the
/// other side or beside it where there is no room, and inside the screen; all CSS px.
/// @param kept what it is not to cover, as far as there is another place
/// @param inRow it has neighbours at both sides, which are not covered
Rect tipArea(Rect about, Vec2 box, Vec2 screen, bool above = false, std::span<const Rect> kept = {},
             bool inRow = false);

/// Non-default options of a tip.
struct TipLook {
  bool above = false;               ///< rather than below
  std::optional<Color> edge = {};   ///< stronger, in a colour of its own
  std::span<const Rect> kept = {};  ///< as of `tipArea`
  bool inRow = false;               ///< as of `tipArea`
  bool brief = false;               ///< goes without its second line rather than cover what is kept
};

/// Draws a line or two on something, at its `tipArea`, over everything else.
/// @param about what it speaks of, CSS px
/// @param faint a second line, or nothing
void drawTip(const Palette& palette, const Fonts& fonts, Rect about, const std::string& text,
             const std::string& faint = {}, const TipLook& look = {});

}  // namespace queens
