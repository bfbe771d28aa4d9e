#pragma once

#include <optional>
#include <string>

#include "core/bookkeeping.hpp"
#include "look/geometry.hpp"
#include "ui/controls/style.hpp"

namespace queens {

/// The look of a cell of a variable.
struct CellLook {
  std::string text;
  CellMarks marks;
  std::optional<Color> mask =
      {};                ///< fill colour instead of the ink; such a cell is underlined when it has changed
  bool pointed = false;  ///< belongs to the part that the student points at
};

/// Draws a cell into an area, CSS px, with its text in the current font.
void drawCell(const Palette& palette, Rect area, const CellLook& look);

/// The background of an executed program line. @param recent 1 for the one executed last
void drawLineMark(const Palette& palette, Rect area, float recent);

}  // namespace queens
