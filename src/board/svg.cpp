#include "board/svg.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace queens {
namespace {

// Distance of the baseline below the middle of a line in JetBrains Mono, in em.
constexpr float kBaseline = 0.36f;

// A point of a shape's box, in picture coordinates.
Vec2 place(const Shape& shape, float along, float across) {
  const Vec2 axis = shape.axis;
  return shape.center + Vec2{along * axis.x - across * axis.y, along * axis.y + across * axis.x};
}

bool isPlain(const Shape& shape) {
  return shape.kind == ShapeKind::box && shape.parameter == 0 && shape.edgeWidth == 0 && shape.fill.a == 255;
}

// Whether two consecutive shapes can be written as one path.
bool isAlike(const Shape& a, const Shape& b) {
  if (a.fill != b.fill) return false;
  if (isPlain(a)) return isPlain(b);
  return a.kind == ShapeKind::hatch && b.kind == ShapeKind::hatch && a.parameter == b.parameter &&
         a.edgeWidth == b.edgeWidth;
}

void plainBoxes(SvgWriter& out, std::span<const Shape> shapes) {
  out.raw("<path").paint("fill", shapes.front().fill).raw(" d=\"");
  for (const Shape& shape : shapes) {
    const Vec2 corner = shape.center - shape.halfSize;
    out.raw("M").point(corner).raw("h").number(2 * shape.halfSize.x);
    out.raw("v").number(2 * shape.halfSize.y).raw("h").number(-2 * shape.halfSize.x).raw("z");
  }
  out.raw("\"/>");
}

void box(SvgWriter& out, const Shape& shape) {
  // A bar that is narrower than its rounded ends is not visible.
  if (shape.halfSize.x <= 0 || shape.halfSize.y <= 0) return;
  // SVG centres a stroke on the outline; the edge has to lie inside it.
  const float edge =
      shape.edge.a > 0 ? std::min({shape.edgeWidth, shape.halfSize.x, shape.halfSize.y}) : 0.0f;
  const Vec2 half = shape.halfSize - Vec2{0.5f * edge, 0.5f * edge};
  const Vec2 corner = shape.center - half;
  out.raw("<rect").attribute("x", corner.x).attribute("y", corner.y);
  out.attribute("width", 2 * half.x).attribute("height", 2 * half.y);
  const float radius = shape.parameter - 0.5f * edge;
  if (radius > 0) out.attribute("rx", radius);
  out.paint("fill", shape.fill);
  if (edge > 0) out.paint("stroke", shape.edge).attribute("stroke-width", edge);
  out.raw("/>");
}

void circle(SvgWriter& out, Vec2 center, float radius) {
  out.raw("<circle").attribute("cx", center.x).attribute("cy", center.y).attribute("r", radius);
}

void strokePath(SvgWriter& out, const Shape& shape, float width) {
  out.raw("\" fill=\"none\"").paint("stroke", shape.fill).attribute("stroke-width", width);
}

void line(SvgWriter& out, const Shape& shape) {
  const float reach = shape.halfSize.x - shape.halfSize.y;
  out.raw("<path d=\"M").point(place(shape, -reach, 0)).raw("L").point(place(shape, reach, 0));
  strokePath(out, shape, 2 * shape.halfSize.y);
  out.raw(" stroke-linecap=\"round\"/>");
}

void dashes(SvgWriter& out, const Shape& shape) {
  const float dash = shape.parameter;
  const float reach = shape.halfSize.x;
  out.raw("<path d=\"M").point(place(shape, -reach, 0)).raw("L").point(place(shape, reach, 0));
  strokePath(out, shape, 2 * shape.halfSize.y);
  out.attribute("stroke-dasharray", dash);
  // Dashes start half a dash after the middle.
  const float offset = std::fmod(-reach - 0.5f * dash, 2 * dash);
  out.attribute("stroke-dashoffset", offset < 0 ? offset + 2 * dash : offset).raw("/>");
}

void cross(SvgWriter& out, const Shape& shape) {
  const float arm = std::min(shape.halfSize.x, shape.halfSize.y) - shape.parameter;
  out.raw("<path d=\"M").point(place(shape, -arm, -arm)).raw("L").point(place(shape, arm, arm));
  out.raw("M").point(place(shape, -arm, arm)).raw("L").point(place(shape, arm, -arm));
  strokePath(out, shape, 2 * shape.parameter);
  out.raw(" stroke-linecap=\"round\"/>");
}

void check(SvgWriter& out, const Shape& shape) {
  const float arm = std::min(shape.halfSize.x, shape.halfSize.y) - shape.parameter;
  out.raw("<path d=\"M").point(place(shape, -0.9f * arm, 0.05f * arm));
  out.raw("L").point(place(shape, -0.25f * arm, 0.65f * arm));
  out.raw("L").point(place(shape, 0.9f * arm, -0.65f * arm));
  strokePath(out, shape, 2 * shape.parameter);
  out.raw(" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>");
}

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

// Stripes that run down to the right.
// @param shapes boxes with the same hatching
// @param height of the sheet, CSS px; the stripes are measured from its lower left corner
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

void wedge(SvgWriter& out, const Shape& shape) {
  const Vec2 half = shape.halfSize;
  out.raw("<path d=\"M").point(place(shape, half.x, 0)).raw("L").point(place(shape, -half.x, half.y));
  out.raw("L").point(place(shape, -half.x, -half.y)).raw("z\"").paint("fill", shape.fill).raw("/>");
}

// Consecutive shapes of one style. Only plain boxes and hatching come in groups, each written as a single
// path.
void write(SvgWriter& out, std::span<const Shape> alike, float height) {
  const Shape& shape = alike.front();
  const float radius = std::min(shape.halfSize.x, shape.halfSize.y);
  switch (shape.kind) {
    case ShapeKind::box:
      return isPlain(shape) ? plainBoxes(out, alike) : box(out, shape);
    case ShapeKind::hatch:
      return writeHatching(out, alike, height);
    case ShapeKind::queen:
      return writeQueen(out, shape);
    case ShapeKind::line:
      return line(out, shape);
    case ShapeKind::dashes:
      return dashes(out, shape);
    case ShapeKind::ring:
      circle(out, shape.center, radius - shape.parameter);
      out.raw(" fill=\"none\"").paint("stroke", shape.fill);
      out.attribute("stroke-width", 2 * shape.parameter).raw("/>");
      return;
    case ShapeKind::cross:
      return cross(out, shape);
    case ShapeKind::check:
      return check(out, shape);
    case ShapeKind::disc:
      circle(out, shape.center, radius);
      out.paint("fill", shape.fill).raw("/>");
      return;
    case ShapeKind::wedge:
      return wedge(out, shape);
  }
}

void write(SvgWriter& out, const Caption& caption) {
  out.raw("<text")
      .attribute("x", caption.center.x)
      .attribute("y", caption.center.y + kBaseline * caption.size);
  out.attribute("font-size", caption.size).paint("fill", caption.color).raw(">");
  out.escaped(caption.text).raw("</text>\n");
}

}  // namespace

void beginSvg(SvgWriter& out, const SvgSheet& sheet) {
  out.raw("<svg xmlns=\"http://www.w3.org/2000/svg\"");
  out.attribute("width", sheet.size.x).attribute("height", sheet.size.y);
  out.raw(" viewBox=\"0 0").point(sheet.size).raw("\" role=\"img\" lang=\"").escaped(sheet.language);
  out.raw("\">\n<title>").escaped(sheet.title).raw("</title>\n");
  out.raw("<rect width=\"100%\" height=\"100%\"").paint("fill", sheet.ground).raw("/>\n");
}

void writePicture(SvgWriter& out, const Picture& picture, float height) {
  std::span<const Shape> rest = picture.shapes;
  while (!rest.empty()) {
    std::size_t alike = 1;
    while (alike < rest.size() && isAlike(rest.front(), rest[alike])) ++alike;
    write(out, rest.first(alike), height);
    out.raw("\n");
    rest = rest.subspan(alike);
  }
  out.raw("<g font-family=\"'JetBrains Mono', monospace\" text-anchor=\"middle\">\n");
  for (const Caption& caption : picture.captions) write(out, caption);
  out.raw("</g>\n");
}

std::string svg(const Picture& picture, const SvgSheet& sheet) {
  SvgWriter out;
  beginSvg(out, sheet);
  writePicture(out, picture, sheet.size.y);
  out.raw("</svg>\n");
  return out.take();
}

}  // namespace queens
