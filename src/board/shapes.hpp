#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "look/geometry.hpp"
#include "look/palette.hpp"

namespace queens {

/// The shapes that shaders/shape.frag can draw, in the order of shaders/shape.glsl.
enum class ShapeKind : std::uint8_t { box, hatch, queen, line, dashes, ring, cross, check, disc, wedge };

/// One shape in a rotated box; sizes are in CSS pixels.
struct Shape {
  ShapeKind kind = ShapeKind::box;
  Vec2 center;
  Vec2 halfSize;
  Vec2 axis = {1, 0};  ///< unit vector along the box's x
  Color fill;
  Color edge = {0, 0, 0, 0};
  float edgeWidth = 0;  ///< width of the inner edge; for `hatch`, of its stripes
  float parameter =
      0;  ///< `box`: corner radius; `hatch`, `dashes`: spacing; `ring`, `cross`, `check`: half the stroke
};

/// A word or number in a picture, set in the monospaced font.
struct Caption {
  Vec2 center;
  std::string text;
  float size = 0;  ///< em, CSS px
  Color color;
};

/// A picture that can be drawn on a screen, into a file, or not at all.
struct Picture {
  std::vector<Shape> shapes;      ///< later shapes cover earlier ones
  std::vector<Caption> captions;  ///< cover all shapes

  void add(const Shape& shape) { shapes.push_back(shape); }
};

/// An upright rectangle.
inline Shape box(Vec2 center, Vec2 halfSize, Color fill) {
  return {.kind = ShapeKind::box, .center = center, .halfSize = halfSize, .fill = fill};
}
inline Shape disc(Vec2 center, float radius, Color fill) {
  return {.kind = ShapeKind::disc, .center = center, .halfSize = {radius, radius}, .fill = fill};
}
/// A straight stroke with round ends.
Shape line(Vec2 from, Vec2 to, float width, Color color);

}  // namespace queens
