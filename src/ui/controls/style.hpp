#pragma once

#include <algorithm>
#include <span>
#include <string>

#include "ui/controls/drawing.hpp"

namespace queens {

/// Height of a line of Inter and of JetBrains Mono for an em of 1, from the fonts' own tables.
/// ImGui's sizes are heights of lines; those here are ems, as in CSS, so that both fonts look equally large.
inline constexpr float kTextLine = 1.21f;
inline constexpr float kMonoLine = 1.32f;

struct Font {
  ImFont* handle = nullptr;
  float line = 1;  ///< height of a line for an em of 1
};

/// The fonts of the interface, rasterized at any size and density.
struct Fonts {
  Font text, strong, mono;
};

/// Width of a letter of programs in em, and the minimum size of programs as a fraction of the text size.
inline constexpr float kLetter = 0.6f;
inline constexpr float kLeastProgram = 0.735f;

/// Smallest size at which digits are legible, CSS px.
inline constexpr float kLeastDigits = 11;

/// Distance of left-aligned parts from the left edge of a screen of that width; CSS px.
inline constexpr float leftEdge(float width, float unit) {
  return width < 44 * unit ? 8 : 16;
}

/// Size of a finger target, CSS px.
inline constexpr float kTarget = 44;

/// Height of a row of tabs with the gap below it; CSS px.
inline constexpr float tabsHeight(float unit, bool touch) {
  return std::max(2.3f * unit, touch ? kTarget + 2 : 0);
}

/// Sets a font for all text drawn during its lifetime.
class ScopedFont {
 public:
  /// @param em size in CSS px
  ScopedFont(const Font& font, float em) {
    // In a frame of some pixels nothing is left for letters.
    ImGui::PushFont(font.handle, std::max(1.0f, em * font.line));
  }
  ~ScopedFont() { ImGui::PopFont(); }
  ScopedFont(const ScopedFont&) = delete;
  ScopedFont& operator=(const ScopedFont&) = delete;
};

/// The size at which a line in the current font fits into a width, CSS px: at most the current size, and at
/// least 1, below which ImGui draws no letters.
inline float sizeWithin(const std::string& line, float room) {
  const float size = ImGui::GetFontSize();
  return std::max(1.0f, size * std::min(1.0f, room / ImGui::CalcTextSize(line.c_str()).x));
}

/// A TrueType file; its bytes must outlive the ImGui context.
using FontFile = std::span<const unsigned char>;

/// Passes the fonts to the current ImGui context.
Fonts loadFonts(FontFile text, FontFile strong, FontFile mono);

/// Adds the characters that all three fonts lack. `line` is the height of the font's lines for an em of 1.
void mergeFont(const Fonts& fonts, FontFile more, float line);

/// Gives the current ImGui context the colours, sizes and roundings of a theme; between two frames.
void applyStyle(const Palette& palette);

}  // namespace queens
