#include <algorithm>
#include <array>
#include <cmath>

#include "board/svg.hpp"

// The queen of shaders/queen.glsl: a union of parts. Each part has its own edge where no other part covers
// it.
namespace queens {
namespace {

struct Ball {
  Vec2 center;
  float radius;
};

struct Slab {
  Vec2 center, halfSize;
  float radius;
};

// Clockwise, in the box −1…1; the numbers are those of the shader.
constexpr std::array<Vec2, 11> kBody = {{{-0.46f, 0.46f},
                                         {-0.78f, -0.34f},
                                         {-0.42f, 0.00f},
                                         {-0.41f, -0.56f},
                                         {-0.16f, -0.06f},
                                         {0.00f, -0.64f},
                                         {0.16f, -0.06f},
                                         {0.41f, -0.56f},
                                         {0.42f, 0.00f},
                                         {0.78f, -0.34f},
                                         {0.46f, 0.46f}}};
constexpr std::array<Ball, 5> kBalls = {{{{-0.41f, -0.62f}, 0.105f},
                                         {{0.41f, -0.62f}, 0.105f},
                                         {{-0.80f, -0.40f}, 0.105f},
                                         {{0.80f, -0.40f}, 0.105f},
                                         {{0.00f, -0.72f}, 0.115f}}};
constexpr Slab kCollar = {{0, 0.50f}, {0.47f, 0.07f}, 0.05f};
constexpr Slab kFoot = {{0, 0.66f}, {0.60f, 0.11f}, 0.07f};

// Maximum inset of the body, in the same units; beyond it, opposite edges meet.
constexpr float kDeepest = 0.1f;

float dot(Vec2 a, Vec2 b) {
  return a.x * b.x + a.y * b.y;
}

Vec2 direction(Vec2 from, Vec2 to) {
  const Vec2 along = to - from;
  return along * (1 / std::sqrt(dot(along, along)));
}

// An arc of at most half a circle, clockwise.
void arcTo(SvgWriter& out, float radius, Vec2 to) {
  out.raw("A").number(radius).number(radius).raw(" 0 0 1").point(to);
}

void body(SvgWriter& out, float half, float inset) {
  char command = 'M';
  for (std::size_t i = 0; i < kBody.size(); ++i) {
    const Vec2 corner = kBody[i];
    const Vec2 in = direction(kBody[(i + kBody.size() - 1) % kBody.size()], corner);
    const Vec2 away = direction(corner, kBody[(i + 1) % kBody.size()]);
    // Clockwise, inwards is to the right.
    const Vec2 before = {-in.y, in.x};
    const Vec2 after = {-away.y, away.x};
    out.raw({&command, 1});
    command = 'L';
    if (in.x * away.y - in.y * away.x >= 0) {
      out.point((corner + (before + after) * (inset / (1 + dot(before, after)))) * half);
      continue;
    }
    // The points at this distance from a concave corner form an arc around it.
    out.point((corner + before * inset) * half);
    if (inset > 0) {
      out.raw("A").number(inset * half).number(inset * half).raw(" 0 0 0");
      out.point((corner + after * inset) * half);
    }
  }
  out.raw("z");
}

void ball(SvgWriter& out, const Ball& part, float half, float inset) {
  const Vec2 reach = Vec2{part.radius - inset, 0} * half;
  if (reach.x <= 0) return;
  out.raw("M").point(part.center * half - reach);
  arcTo(out, reach.x, part.center * half + reach);
  arcTo(out, reach.x, part.center * half - reach);
  out.raw("z");
}

void slab(SvgWriter& out, const Slab& part, float half, float inset) {
  const Vec2 reach = (part.halfSize - Vec2{inset, inset}) * half;
  if (reach.y <= 0) return;
  const float radius = std::max(0.0f, part.radius - inset) * half;
  const Vec2 least = part.center * half - reach;
  const Vec2 most = part.center * half + reach;
  out.raw("M").point({least.x + radius, least.y}).raw("H").number(most.x - radius);
  arcTo(out, radius, {most.x, least.y + radius});
  out.raw("V").number(most.y - radius);
  arcTo(out, radius, {most.x - radius, most.y});
  out.raw("H").number(least.x + radius);
  arcTo(out, radius, {least.x, most.y - radius});
  out.raw("V").number(least.y + radius);
  arcTo(out, radius, {least.x + radius, least.y});
  out.raw("z");
}

// All parts, each inset by `inset` on every side.
void outline(SvgWriter& out, float half, float inset) {
  const float depth = std::min(inset / half, kDeepest);
  out.raw("<path d=\"");
  body(out, half, depth);
  for (const Ball& each : kBalls) ball(out, each, half, depth);
  slab(out, kCollar, half, depth);
  slab(out, kFoot, half, depth);
  out.raw("\"");
}

}  // namespace

void writeQueen(SvgWriter& out, const Shape& shape) {
  const float half = std::min(shape.halfSize.x, shape.halfSize.y);
  const bool edged = shape.edgeWidth > 0 && shape.edge.a > 0;
  out.raw("<g transform=\"translate(").point(shape.center).raw(")\"");
  if (edged && shape.edge.a != shape.fill.a) {
    // The stroke also covers the parts' edges where they overlap. At the stroke width of a removed queen, no
    // edge reaches that far into another part.
    outline(out.raw(">"), half, 0.5f * shape.edgeWidth);
    out.paint("fill", shape.fill).paint("stroke", shape.edge);
    out.attribute("stroke-width", shape.edgeWidth).raw(" stroke-miterlimit=\"5\"/>");
  } else {
    // Both layers are opaque, and the group as a whole is translucent.
    const auto opaque = [](Color color) { return Color{color.r, color.g, color.b, 255}; };
    out.opacity("opacity", shape.fill.a).raw(">");
    if (edged) {
      outline(out, half, 0);
      out.paint("fill", opaque(shape.edge)).raw("/>");
    }
    outline(out, half, edged ? shape.edgeWidth : 0);
    out.paint("fill", opaque(shape.fill)).raw("/>");
  }
  out.raw("</g>");
}

}  // namespace queens
