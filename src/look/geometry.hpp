#pragma once

namespace queens {

/// A point or a size in CSS pixels, y down from the top left corner.
struct Vec2 {
  float x = 0, y = 0;
  friend constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Vec2 operator*(Vec2 a, float s) { return {a.x * s, a.y * s}; }
};

/// A part of the screen in CSS pixels; empty if it has no width.
struct Rect {
  float x = 0, y = 0, width = 0, height = 0;
  constexpr Vec2 position() const { return {x, y}; }
  constexpr Vec2 size() const { return {width, height}; }
  constexpr float right() const { return x + width; }
  constexpr float bottom() const { return y + height; }
  constexpr Vec2 center() const { return {x + 0.5f * width, y + 0.5f * height}; }
  constexpr bool empty() const { return width <= 0 || height <= 0; }
  /// Left and top edges belong to the rectangle; right and bottom edges belong to its neighbours.
  constexpr bool contains(Vec2 at) const {
    return at.x >= x && at.x < right() && at.y >= y && at.y < bottom();
  }
  /// Whether both have a part in common; touching edges are none.
  constexpr bool overlaps(const Rect& other) const {
    return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
  }
  friend constexpr bool operator==(const Rect&, const Rect&) = default;
};

}  // namespace queens
