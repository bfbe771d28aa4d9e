#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "board/board_picture.hpp"
#include "timeline/heat.hpp"
#include "timeline/timeline.hpp"

// Takes pictures of boards apart.
namespace queens::pictures {

inline constexpr float kCell = 40;
inline constexpr Vec2 kOrigin = {30, 20};

inline BoardState stateOf(const Timeline& timeline) {
  return boardState(timeline.search(), timeline.event());
}

inline BoardView viewOf(const BoardState& state) {
  return {.state = state,
          .palette = palette(Theme::light, false),
          .geometry = {.origin = kOrigin, .side = kCell * static_cast<float>(state.n), .n = state.n}};
}

/// The picture at a timeline's position.
inline Picture pictureOf(const Timeline& timeline) {
  const BoardState state = stateOf(timeline);
  return boardPicture(viewOf(state));
}

inline Square square(int row, int column) {
  return {static_cast<std::int8_t>(row), static_cast<std::int8_t>(column)};
}

/// The centre of a square, computed independently.
inline Vec2 middleOf(Square at) {
  return {kOrigin.x + kCell * (static_cast<float>(at.column) + 0.5f),
          kOrigin.y + kCell * (static_cast<float>(at.row) + 0.5f)};
}

inline bool near(Vec2 a, Vec2 b) {
  return std::abs(a.x - b.x) < 0.01f && std::abs(a.y - b.y) < 0.01f;
}

inline bool sameHue(Color a, Color b) {
  return a.r == b.r && a.g == b.g && a.b == b.b;
}

template <class Wanted>
std::vector<Shape> those(const std::vector<Shape>& shapes, Wanted wanted) {
  std::vector<Shape> found;
  std::copy_if(shapes.begin(), shapes.end(), std::back_inserter(found), wanted);
  return found;
}

template <class Wanted>
std::vector<Shape> those(const Picture& picture, Wanted wanted) {
  return those(picture.shapes, wanted);
}

inline std::vector<Shape> ofKind(const Picture& picture, ShapeKind kind) {
  return those(picture, [kind](const Shape& shape) { return shape.kind == kind; });
}

/// Boxes without fill and with a coloured edge: outlines of squares, frames of the board.
inline std::vector<Shape> outlines(const Picture& picture, Color color) {
  return those(picture, [color](const Shape& shape) {
    return shape.kind == ShapeKind::box && shape.fill.a == 0 && shape.edgeWidth > 0 &&
           sameHue(shape.edge, color);
  });
}

/// Boxes filled with a colour at any opacity.
inline std::vector<Shape> filled(const Picture& picture, Color color) {
  return those(picture, [color](const Shape& shape) {
    return shape.kind == ShapeKind::box && shape.fill.a > 0 && sameHue(shape.fill, color);
  });
}

inline bool anyAt(const std::vector<Shape>& shapes, Square at) {
  return std::any_of(shapes.begin(), shapes.end(),
                     [at](const Shape& shape) { return near(shape.center, middleOf(at)); });
}

/// Whether a stroke runs between two points in this direction; its round ends extend half its width beyond.
inline bool runs(const Shape& stroke, Vec2 from, Vec2 to) {
  const Vec2 half = stroke.axis * (stroke.halfSize.x - stroke.halfSize.y);
  return near(stroke.center - half, from) && near(stroke.center + half, to);
}

/// Whether a stroke runs from a queen to a point, starting at the queen's rim.
inline bool leads(const Shape& stroke, Square queen, Vec2 to) {
  const Vec2 half = stroke.axis * (stroke.halfSize.x - stroke.halfSize.y);
  const Vec2 from = middleOf(queen);
  const Vec2 begin = stroke.center - half;
  const float off = std::hypot(begin.x - from.x, begin.y - from.y);
  const float whole = std::hypot(to.x - from.x, to.y - from.y);
  return off > 0.38f * kCell && off < 0.5f * kCell && near(stroke.center + half, to) &&
         near(begin, from + (to - from) * (off / whole));
}

/// Whether a stroke joins two queens, from rim to rim.
inline bool joins(const Shape& stroke, Square from, Square to) {
  const Vec2 way = middleOf(to) - middleOf(from);
  const float length = std::hypot(way.x, way.y);
  return near(stroke.center, middleOf(from) + way * 0.5f) &&
         std::abs(2 * (stroke.halfSize.x - stroke.halfSize.y) - (length - 0.84f * kCell)) < 1;
}

/// Whether two pictures are equal to the last bit of every field.
inline bool same(const Picture& a, const Picture& b) {
  const auto equal = [](Vec2 one, Vec2 other) { return one.x == other.x && one.y == other.y; };
  return std::equal(a.shapes.begin(), a.shapes.end(), b.shapes.begin(), b.shapes.end(),
                    [&](const Shape& one, const Shape& other) {
                      return one.kind == other.kind && equal(one.center, other.center) &&
                             equal(one.halfSize, other.halfSize) && equal(one.axis, other.axis) &&
                             one.fill == other.fill && one.edge == other.edge &&
                             one.edgeWidth == other.edgeWidth && one.parameter == other.parameter;
                    });
}

}  // namespace queens::pictures
