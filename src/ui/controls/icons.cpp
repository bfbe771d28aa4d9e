#include "ui/controls/icons.hpp"

#include <array>

namespace queens {
namespace {

// Draws in units of half the icon's size around its centre.
struct Pen {
  ImDrawList& list;
  ImVec2 center;
  float unit;
  ImU32 color;

  ImVec2 at(float x, float y) const { return {center.x + x * unit, center.y + y * unit}; }
  void triangle(float tip, float base) const {
    list.AddTriangleFilled(at(tip, 0), at(base, -0.72f), at(base, 0.72f), color);
  }
  void bar(float x, float halfWidth) const {
    list.AddRectFilled(at(x - halfWidth, -0.72f), at(x + halfWidth, 0.72f), color, 0.08f * unit);
  }
  void stroke(float x0, float y0, float x1, float y1) const {
    list.AddLine(at(x0, y0), at(x1, y1), color, 0.24f * unit);
  }
  // The crown that stands for a solution.
  void crown(float x) const {
    constexpr std::array<ImVec2, 7> kOutline = {{{-0.42f, 0.42f},
                                                 {-0.52f, -0.42f},
                                                 {-0.2f, -0.02f},
                                                 {0, -0.6f},
                                                 {0.2f, -0.02f},
                                                 {0.52f, -0.42f},
                                                 {0.42f, 0.42f}}};
    for (const ImVec2& point : kOutline) list.PathLineTo(at(x + point.x, point.y));
    list.PathFillConcave(color);
  }
};

}  // namespace

void drawIcon(ImDrawList& list, Icon icon, ImVec2 center, float size, ImU32 color) {
  const Pen pen{list, center, 0.5f * size, color};
  switch (icon) {
    case Icon::first:
      pen.bar(-0.7f, 0.13f);
      pen.triangle(-0.45f, 0.7f);
      break;
    case Icon::last:
      pen.bar(0.7f, 0.13f);
      pen.triangle(0.45f, -0.7f);
      break;
    case Icon::previousSolution:
      pen.crown(0.42f);
      list.AddTriangleFilled(pen.at(-0.9f, 0), pen.at(-0.3f, -0.45f), pen.at(-0.3f, 0.45f), color);
      break;
    case Icon::nextSolution:
      pen.crown(-0.42f);
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
    case Icon::reset:
      list.PathArcTo(center, 0.62f * pen.unit, -1.0f, 4.2f);
      list.PathStroke(color, 0, 0.18f * pen.unit);
      list.AddTriangleFilled(pen.at(0.05f, -0.62f), pen.at(0.62f, -0.95f), pen.at(0.62f, -0.25f), color);
      break;
    case Icon::theme:
      list.AddCircle(center, 0.62f * pen.unit, color, 0, 0.18f * pen.unit);
      list.PathArcTo(center, 0.62f * pen.unit, -1.5708f, 1.5708f);
      list.PathFillConvex(color);
      break;
    case Icon::help:
      list.AddCircle(center, 0.75f * pen.unit, color, 0, 0.16f * pen.unit);
      list.PathArcTo(pen.at(0, -0.16f), 0.25f * pen.unit, -3.1416f, 0.7f);
      list.PathLineTo(pen.at(0, 0.2f));
      list.PathStroke(color, 0, 0.16f * pen.unit);
      list.AddCircleFilled(pen.at(0, 0.44f), 0.1f * pen.unit, color);
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
    case Icon::tree:
      pen.stroke(0, -0.4f, -0.55f, 0.45f);
      pen.stroke(0, -0.4f, 0.55f, 0.45f);
      for (const ImVec2 at : {ImVec2{0, -0.5f}, {-0.55f, 0.5f}, {0.55f, 0.5f}})
        list.AddRectFilled(pen.at(at.x - 0.3f, at.y - 0.3f), pen.at(at.x + 0.3f, at.y + 0.3f), color);
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
    case Icon::fit:
      pen.stroke(-0.75f, 0, 0.75f, 0);
      pen.stroke(-0.75f, 0, -0.4f, -0.35f);
      pen.stroke(-0.75f, 0, -0.4f, 0.35f);
      pen.stroke(0.75f, 0, 0.4f, -0.35f);
      pen.stroke(0.75f, 0, 0.4f, 0.35f);
      break;
    case Icon::over:
      list.PathArcTo(pen.at(0, 0.15f), 0.6f * pen.unit, -3.0f, -0.35f);
      list.PathStroke(color, 0, 0.16f * pen.unit);
      list.AddTriangleFilled(pen.at(0.25f, -0.15f), pen.at(0.85f, -0.2f), pen.at(0.62f, 0.35f), color);
      list.AddCircleFilled(pen.at(0, 0.5f), 0.17f * pen.unit, color);
      break;
    case Icon::out:
      pen.stroke(0, 0.15f, 0, -0.6f);
      pen.stroke(-0.4f, -0.3f, 0, -0.7f);
      pen.stroke(0, -0.7f, 0.4f, -0.3f);
      list.AddCircleFilled(pen.at(0, 0.55f), 0.17f * pen.unit, color);
      break;
    case Icon::deadEnd:
      pen.stroke(-0.7f, -0.1f, 0.1f, -0.1f);
      pen.stroke(-0.2f, -0.4f, 0.1f, -0.1f);
      pen.stroke(-0.2f, 0.2f, 0.1f, -0.1f);
      pen.stroke(0.5f, -0.6f, 0.5f, 0.5f);
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
