#include "ui/controls/icons.hpp"

#include <array>

#include "ui/controls/drawing.hpp"

namespace queens {
namespace {

// The crown that stands for a solution.
constexpr std::array<Vec2, 7> kCrown = {{{-0.42f, 0.42f},
                                         {-0.52f, -0.42f},
                                         {-0.2f, -0.02f},
                                         {0, -0.6f},
                                         {0.2f, -0.02f},
                                         {0.52f, -0.42f},
                                         {0.42f, 0.42f}}};

// Draws in units of half the icon's size around its centre.
struct Pen {
  ImDrawList& list;
  Vec2 center;
  float unit;
  ImU32 color;

  Vec2 at(float x, float y) const { return {center.x + x * unit, center.y + y * unit}; }
  void triangle(float tip, float base) const {
    list.AddTriangleFilled(at(tip, 0), at(base, -0.72f), at(base, 0.72f), color);
  }
  void bar(float x, float halfWidth) const {
    list.AddRectFilled(at(x - halfWidth, -0.72f), at(x + halfWidth, 0.72f), color, 0.08f * unit);
  }
  void stroke(float x0, float y0, float x1, float y1) const {
    list.AddLine(at(x0, y0), at(x1, y1), color, 0.24f * unit);
  }
};

}  // namespace

void drawIcon(Icon icon, Vec2 center, float size, Color ink) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImU32 color = imColor(ink);
  const Pen pen{list, center, 0.5f * size, color};
  switch (icon) {
    case Icon::nextSolution:
      for (const Vec2& point : kCrown) list.PathLineTo(pen.at(point.x - 0.42f, point.y));
      list.PathFillConcave(color);
      list.AddTriangleFilled(pen.at(0.9f, 0), pen.at(0.3f, -0.45f), pen.at(0.3f, 0.45f), color);
      break;
    case Icon::back:
      pen.triangle(-0.6f, 0.3f);
      pen.bar(0.55f, 0.13f);
      break;
    case Icon::step:
      pen.triangle(0.6f, -0.3f);
      pen.bar(-0.55f, 0.13f);
      break;
    case Icon::play:
      pen.triangle(0.75f, -0.5f);
      break;
    case Icon::pause:
      pen.bar(-0.35f, 0.2f);
      pen.bar(0.35f, 0.2f);
      break;
    case Icon::minus:
      pen.stroke(-0.55f, 0, 0.55f, 0);
      break;
    case Icon::plus:
      pen.stroke(-0.55f, 0, 0.55f, 0);
      pen.stroke(0, -0.55f, 0, 0.55f);
      break;
    case Icon::legend:
      list.AddRect(pen.at(-0.7f, -0.7f), pen.at(0.7f, 0.7f), color, 0, 0, 0.16f * pen.unit);
      pen.stroke(-0.6f, 0.1f, -0.1f, 0.6f);
      pen.stroke(-0.6f, -0.6f, 0.6f, 0.6f);
      pen.stroke(0.1f, -0.6f, 0.6f, -0.1f);
      break;
    case Icon::chart:
      pen.stroke(-0.7f, -0.6f, 0.7f, -0.6f);
      pen.stroke(-0.7f, -0.05f, 0.0f, -0.05f);
      pen.stroke(0.35f, -0.05f, 0.7f, -0.05f);
      pen.stroke(-0.7f, 0.5f, -0.35f, 0.5f);
      break;
    case Icon::write:
      pen.stroke(-0.7f, 0.7f, -0.55f, 0.2f);
      pen.stroke(-0.7f, 0.7f, -0.2f, 0.55f);
      pen.stroke(-0.55f, 0.2f, 0.35f, -0.7f);
      pen.stroke(-0.2f, 0.55f, 0.7f, -0.35f);
      pen.stroke(0.35f, -0.7f, 0.7f, -0.35f);
      break;
    case Icon::toStop:
      pen.stroke(-0.8f, 0, 0, 0);
      pen.stroke(-0.3f, -0.35f, 0.05f, 0);
      pen.stroke(-0.3f, 0.35f, 0.05f, 0);
      list.AddCircleFilled(pen.at(0.52f, 0), 0.3f * pen.unit, color);
      break;
    case Icon::up:
      pen.stroke(-0.6f, 0.3f, 0, -0.3f);
      pen.stroke(0, -0.3f, 0.6f, 0.3f);
      break;
    case Icon::down:
      pen.stroke(-0.6f, -0.3f, 0, 0.3f);
      pen.stroke(0, 0.3f, 0.6f, -0.3f);
      break;
    case Icon::unfold:
      pen.stroke(-0.3f, -0.6f, 0.3f, 0);
      pen.stroke(0.3f, 0, -0.3f, 0.6f);
      break;
    case Icon::tick:
      pen.stroke(-0.55f, 0.05f, -0.15f, 0.45f);
      pen.stroke(-0.15f, 0.45f, 0.6f, -0.4f);
      break;
    case Icon::more:
      for (const float x : {-0.6f, 0.0f, 0.6f}) list.AddCircleFilled(pen.at(x, 0), 0.17f * pen.unit, color);
      break;
    case Icon::close:
      pen.stroke(-0.45f, -0.45f, 0.45f, 0.45f);
      pen.stroke(-0.45f, 0.45f, 0.45f, -0.45f);
      break;
  }
}

}  // namespace queens
