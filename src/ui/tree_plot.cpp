#include "ui/tree_plot.hpp"

#include <algorithm>
#include <cmath>

namespace queens {
namespace {

// The least distances of neighbours and of rows, in parts of a node's side, and what they grow to where there
// is room.
constexpr float kAcross = 1.18f;
constexpr float kDown = 1.55f;
constexpr float kMostAcross = 2.2f;
constexpr float kMostDown = 2.4f;
// A node is at least as large that a number can be read in it, and at most as large that others find room.
constexpr float kSmallest = 15;
constexpr float kLargest = 150;
constexpr float kNearest = 320;

// Where what does not fit begins, so that one place of it is seen with what lies before it.
float startOf(float room, float length, float now) {
  if (length <= room) return 0.5f * (room - length);
  return -std::clamp(now - 0.62f * room, 0.0f, length - room);
}

}  // namespace

Rect TreePlot::node(float x, int row) const {
  return {root.x + (x - rootX) * across - 0.5f * side, root.y + static_cast<float>(row + 1) * down, side,
          side};
}

TreeSight TreePlot::zoomed(Vec2 at, float steps) const {
  const float wanted = std::clamp(side * std::pow(1.25f, steps), kSmallest, std::max(side, kNearest));
  const float scale = wanted / side;
  const Vec2 there = {at.x - (at.x - root.x) * scale, at.y - (at.y - root.y) * scale};
  return {wanted, there - area.position()};
}

TreeSight TreePlot::moved(Vec2 by) const {
  return {side, root + by - area.position()};
}

TreePlot treePlotOf(const TreePlotRequest& request) {
  const TreeLayout& layout = request.layout;
  const Rect area = request.area;
  const auto rows = static_cast<float>(request.rows);
  TreePlot plot;
  plot.area = area;
  plot.rootX = layout.x.front();
  const float high = area.height / (rows * kDown + 1);
  // What grows is followed; it would not do to become smaller all the time.
  const float wide = request.whole ? area.width / (layout.width * kAcross + 1) : high;
  plot.side = std::floor(std::clamp(std::min(high, wide), kSmallest, kLargest));
  const float room = area.width - plot.side;
  plot.across =
      plot.side * std::clamp(layout.width > 0 ? room / (layout.width * plot.side) : 1, kAcross, kMostAcross);
  plot.down = plot.side * std::clamp((area.height - plot.side) / (rows * plot.side), kDown, kMostDown);
  if (request.sight) {
    const float scale = request.sight->side / plot.side;
    plot.side *= scale;
    plot.across *= scale;
    plot.down *= scale;
    plot.root = area.position() + request.sight->root;
    return plot;
  }
  const float nowX = request.now.x * plot.across + 0.5f * plot.side;
  const float nowY = (request.now.y + 1) * plot.down + 0.5f * plot.side;
  plot.root = {area.x + startOf(area.width, layout.width * plot.across + plot.side, nowX) + 0.5f * plot.side +
                   layout.x.front() * plot.across,
               area.y + startOf(area.height, rows * plot.down + plot.side, nowY)};
  return plot;
}

}  // namespace queens
