#pragma once

#include <cstdint>

#include "look/geometry.hpp"
#include "ui/controls/style.hpp"
#include "ui/model/nodes_in_sight.hpp"

// How one sees what a queen of the whole search is: on nodes, in the key beside them and in the legend.
namespace queens {

/// The outcome of a queen. Each has its own shape as well as its colour.
enum class Fate : std::uint8_t {
  toCome,    ///< the search has not placed it yet
  vain,      ///< taken back, and no solution was found on it
  deadEnd,   ///< the same, and no queen was placed upon it
  solved,    ///< it leads to a solution
  solution,  ///< it completes one
  stands,    ///< on the board now
  present    ///< the latest that is
};

/// Draws a dot: one to come hollow, one that was in vain a square, a dead end a bar across the end of its
/// branch, a solution a diamond, the present one with a ring. @param area square, CSS px
void drawDot(const Palette& palette, Rect area, Fate fate);

/// Draws a node of any form as a sample, in the middle of an area.
/// @param side of the node, CSS px
void drawNodeSample(const Palette& palette, Rect area, float side, NodeForm form, Fate fate);

}  // namespace queens
