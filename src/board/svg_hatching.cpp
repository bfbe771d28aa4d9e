#include <algorithm>
#include <cmath>
#include <vector>

#include "board/svg_parts.hpp"

namespace queens {
namespace {

// The boxes of shapes, with neighbours in a row joined into one.
std::vector<Rect> joined(std::span<const Shape> shapes) {
  std::vector<Rect> boxes;
  for (const Shape& shape : shapes) {
    const Vec2 corner = shape.center - shape.halfSize;
    const Rect box = {corner.x, corner.y, 2 * shape.halfSize.x, 2 * shape.halfSize.y};
    const auto touches = [](float a, float b) { return std::abs(a - b) < 0.01f; };
    if (!boxes.empty() && touches(boxes.back().y, box.y) && touches(boxes.back().height, box.height) &&
        touches(boxes.back().x + boxes.back().width, box.x)) {
      boxes.back().width += box.width;
    } else {
      boxes.push_back(box);
    }
  }
  return boxes;
}

// The part of a box where x − y, measured from its corner, lies between two values.
void stripe(SvgWriter& out, const Rect& box, float least, float most) {
  const auto entry = [&box](float c) { return box.position() + Vec2{std::max(0.0f, c), std::max(0.0f, -c)}; };
  const auto exit = [&box](float c) {
    return box.position() + Vec2{std::min(box.width, box.height + c), std::min(box.height, box.width - c)};
  };
  const float low = std::max(least, -box.height);
  const float high = std::min(most, box.width);
  if (low >= high) return;
  // Relative coordinates are shorter: there are many stripes, and their corners are close together.
  Vec2 last = entry(low);
  out.raw("M").point(last);
  const auto corner = [&](Vec2 next) {
    out.raw("l").point(next - last);
    last = next;
  };
  if (low < 0 && high > 0) corner(box.position());
  corner(entry(high));
  corner(exit(high));
  const float across = box.width - box.height;
  if (low < across && high > across) corner(box.position() + box.size());
  corner(exit(low));
  out.raw("z");
}

}  // namespace

void writeHatching(SvgWriter& out, std::span<const Shape> shapes, float height) {
  const float spacing = shapes.front().parameter;
  const float half = 0.5f * shapes.front().edgeWidth * std::sqrt(2.0f);
  out.raw("<path").paint("fill", shapes.front().fill).raw(" d=\"");
  for (const Rect& box : joined(shapes)) {
    // In the middle of a stripe, x − y + height is an odd multiple of half the spacing.
    const float origin = 0.5f * spacing - height - box.x + box.y;
    float middle = origin + std::floor((-box.height - half - origin) / spacing) * spacing;
    for (; middle - half < box.width; middle += spacing) stripe(out, box, middle - half, middle + half);
  }
  out.raw("\"/>");
}

}  // namespace queens
