#pragma once

#include <string_view>

#include "imgui.h"
#include "look/geometry.hpp"
#include "look/palette.hpp"

// Draws into the current ImGui window. Lengths are CSS px.
namespace queens {

void fillRect(Rect area, Color color, float rounding = 0);
void strokeRect(Rect area, Color color, float width = 1, float rounding = 0);
/// @param from, to two opposite corners
void fillRect(Vec2 from, Vec2 to, Color color, float rounding = 0);
void strokeRect(Vec2 from, Vec2 to, Color color, float width = 1, float rounding = 0);
void strokeLine(Vec2 from, Vec2 to, Color color, float width = 1);
void fillCircle(Vec2 center, float radius, Color color);
void strokeCircle(Vec2 center, float radius, Color color, float width = 1);
/// Writes in the current font. @param at upper left corner
/// @param size height of a line; 0: the current size @param wrap width of the lines; 0: does not wrap
void fillText(Vec2 at, std::string_view text, Color color, float size = 0, float wrap = 0);
/// Size of a text in the current font.
Vec2 textSize(std::string_view text);
inline float textWidth(std::string_view text) {
  return textSize(text).x;
}
/// The area of the ImGui item drawn last.
Rect lastItem();

/// A colour for draw lists.
inline ImU32 imColor(Color color) {
  return IM_COL32(color.r, color.g, color.b, color.a);
}
/// A colour for the style.
inline ImVec4 imColor4(Color color) {
  return ImGui::ColorConvertU32ToFloat4(imColor(color));
}

}  // namespace queens
