#pragma once

#include <cstdint>
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

/// The form of a node.
enum class NodeForm : std::uint8_t {
  bar,    ///< a bar, as long as the queen is on the board
  board,  ///< a board with this queen as the latest
  tile,   ///< its place in its row
  dot,    ///< a dot, if there is no space for more
};

/// The visible properties of the nodes of the search tree.
struct NodesInSight {
  NodeForm form = NodeForm::bar;
  bool twigs = false;   ///< refused squares
  bool ghosts = false;  ///< future queens
  bool folds = false;   ///< nodes that also stand for others
};

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
