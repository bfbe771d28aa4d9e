#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "look/geometry.hpp"
#include "ui/style.hpp"

namespace queens {

/// How a cell of the state looks.
struct CellLook {
  std::string text;
  bool set = false;                ///< a flag or bit that is on: filled
  std::optional<Color> mask = {};  ///< fills it in place of ink; such a cell is underlined when it changed
  bool changed = false;            ///< by the last event
  bool read = false;               ///< by the test of the last event
  bool guilty = false;             ///< what was read there was the reason to refuse
  bool pointed = false;            ///< belongs to what the reader points at
};

/// The colour that a mask of the bitmask search has on the board too, or nothing.
std::optional<Color> maskColor(const Palette& palette, std::string_view variable);

/// Draws a cell into an area, CSS px, with its text in the font that is set.
void drawCell(const Palette& palette, Rect area, const CellLook& look);

/// The ground of a line of the program while single ones cannot be followed. @param share 0…1, how often it
/// runs
void drawLineShade(const Palette& palette, Rect area, float share);

/// The ground of a line of the program that was executed. @param recent as `1` for the one executed last
void drawLineMark(const Palette& palette, Rect area, float recent);

}  // namespace queens
