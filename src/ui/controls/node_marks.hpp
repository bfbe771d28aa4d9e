#pragma once

#include <cstdint>

#include "look/geometry.hpp"
#include "ui/controls/style.hpp"
#include "ui/model/nodes_in_sight.hpp"

// How one sees what a queen of the whole search is: on nodes, in the key beside them and in the legend.
namespace queens {

/// The outcome of a queen. Each outcome has its own shape and colour.
enum class Fate : std::uint8_t {
  toCome,    ///< the search has not placed it yet
  vain,      ///< removed, without a solution on it
  deadEnd,   ///< removed, without another queen placed on it
  solved,    ///< it leads to a solution
  solution,  ///< it completes a solution
  stands,    ///< on the board now
  present    ///< the latest queen on the board
};

/// Draws a dot: hollow for a future queen, a square for a removed one without solution, a bar across the end
/// of its branch for a dead end, a diamond for a solution, and a ring around the current one. @param area
/// square, CSS px
void drawDot(const Palette& palette, Rect area, Fate fate);

/// Draws a refused square: a short stem that ends in a cross.
/// @param from the node, `end` the middle of the cross, `arm` half of its width; CSS px
void drawRefusal(Vec2 from, Vec2 end, float arm, Color color, float width);

/// Draws a node of any form as a sample, in the middle of an area.
/// @param side of the node, CSS px
void drawNodeSample(const Palette& palette, Rect area, float side, NodeForm form, Fate fate);

}  // namespace queens
