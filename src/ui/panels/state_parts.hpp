#pragma once

#include "core/bookkeeping.hpp"
#include "core/variable.hpp"
#include "ui/controls/frame.hpp"

namespace queens {

/// One variable while it is drawn.
struct ShownVariable {
  const Frame& frame;
  const Bookkeeping& state;
  std::size_t place;    ///< of the variable among all
  bool indexed = true;  ///< its cells are numbered, if they can be

  const Variable& variable() const { return state.now[place]; }
};

/// Minimum width, CSS px, for the cells of a variable in one line, or for a matrix as a square.
float leastWidth(const Variable& variable, float unit);

/// Draws the cells at a place, in as many lines as they need, with the indices of arrays above.
/// @return height, CSS px
float drawCells(const ShownVariable& shown, Vec2 at, float width);

/// One line for each active call of the bitmask search, in the current font, or smaller to fit a width.
/// @param width CSS px
/// @return height, CSS px
float drawFrames(const Frame& frame, const Variable& frames, Vec2 at, float width);
/// Its width in the current font, CSS px.
float framesWidth(const Variable& frames);

}  // namespace queens
