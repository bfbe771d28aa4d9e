#pragma once

#include "core/bookkeeping.hpp"
#include "ui/controls/frame.hpp"

namespace queens {

/// One variable of the state while it is drawn.
struct ShownVariable {
  const SessionFrame& frame;
  const Bookkeeping& state;
  std::size_t place;    ///< of the variable among all
  bool indexed = true;  ///< its cells are numbered, if it has numbered cells

  const Variable& variable() const { return state.now[place]; }
};

/// The least width, CSS px, in which the cells of a variable stand in one line, or a matrix as a square.
float leastWidth(const Variable& variable, float unit);

/// Draws the cells at a place, side by side in as many lines as they take, with the indices of arrays above.
/// @return height, CSS px
float drawCells(const ShownVariable& shown, Vec2 at, float width);

}  // namespace queens
