#pragma once

#include "imgui.h"
#include "look/geometry.hpp"
#include "ui/icons.hpp"
#include "ui/model.hpp"
#include "ui/style.hpp"

namespace queens {

/// How a button looks.
struct ButtonLook {
  bool enabled = true;
  bool primary = false;  ///< filled with the accent colour
};

/// A button with an icon, `width` × `height` CSS pixels, at the cursor. @return true when pressed
bool iconButton(const char* name, Icon icon, ImVec2 size, const Palette& palette, ButtonLook look = {});

/// A word to choose among others, underlined when it is chosen. @return true when pressed
bool tab(const char* name, bool chosen, const Palette& palette);

/// A flat slider over 0…1 at the cursor. @return true when moved
bool slider(const char* name, float& share, ImVec2 size, const Palette& palette);

/// A whole number with its thousands apart, as in 21 890.
std::string grouped(std::uint64_t value);

/// "(3, 5)", "(3, ·)" or nothing, as the event speaks of a square, a line or the whole board.
std::string place(const Event& event);

/// A point or an extent as ImGui takes it.
inline ImVec2 im(Vec2 at) {
  return {at.x, at.y};
}

}  // namespace queens
