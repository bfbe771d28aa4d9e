#include "board/shapes.hpp"

#include <cmath>

namespace queens {

Shape line(Vec2 from, Vec2 to, float width, Color color) {
  const Vec2 along = to - from;
  const float length = std::hypot(along.x, along.y);
  const Vec2 axis = length > 0 ? along * (1 / length) : Vec2{1, 0};
  return {.kind = ShapeKind::line,
          .center = (from + to) * 0.5f,
          .halfSize = {0.5f * (length + width), 0.5f * width},
          .axis = axis,
          .fill = color};
}

}  // namespace queens
