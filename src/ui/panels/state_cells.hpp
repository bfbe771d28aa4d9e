#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/reads.hpp"
#include "ui/frame.hpp"

namespace queens {

/// One variable of the state while it is drawn.
struct ShownVariable {
  const SessionFrame& frame;
  const Variable& variable;
  std::size_t place;                ///< of the variable among all
  const Variable* earlier;          ///< the same variable one event ago, if there was one
  std::span<const CellRead> reads;  ///< of all variables
  bool indexed = true;              ///< its cells are numbered, where it is one of those that are
};

/// Text of a cell: a number, or for a stack an entry as "(3, 5)".
std::string cellText(const Variable& variable, std::size_t cell);

/// The least width, CSS px, in which the cells of a variable stand in one line, or a matrix as a square.
float leastWidth(const Variable& variable, float unit);

/// Draws the cells at a place, side by side in as many lines as they take, with the indices of arrays above.
/// @return height, CSS px
float drawCells(const ShownVariable& shown, Vec2 at, float width);

}  // namespace queens
