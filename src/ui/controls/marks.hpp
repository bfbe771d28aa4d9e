#pragma once

#include <optional>
#include <string>

#include "core/bookkeeping.hpp"
#include "look/geometry.hpp"
#include "ui/controls/style.hpp"

namespace queens {

/// How a cell of the state looks.
struct CellLook {
  std::string text;
  CellMarks marks;
  std::optional<Color> mask = {};  ///< fills it in place of ink; such a cell is underlined when it changed
  bool pointed = false;            ///< belongs to the part that the reader points at
};

/// Draws a cell into an area, CSS px, with its text in the font that is set.
void drawCell(const Palette& palette, Rect area, const CellLook& look);

/// The ground of a line of the program while single ones cannot be followed. @param share 0…1, how often it
/// runs
void drawLineShade(const Palette& palette, Rect area, float share);

/// The ground of a line of the program that was executed. @param recent as `1` for the one executed last
void drawLineMark(const Palette& palette, Rect area, float recent);

}  // namespace queens
