#include "ui/tree/tree_plot.hpp"

#include <algorithm>
#include <cmath>

namespace queens {
namespace {

// The least distances of neighbours and of rows, in parts of a node's side, and what they grow to where there
// is room.
constexpr float kAcross = 1.18f;
constexpr float kDown = 1.45f;
constexpr float kMostAcross = 2.2f;
constexpr float kMostDown = 2.4f;
// A whole tree may spread further, so that it uses a wide strip and small nodes do not crowd; CSS px.
constexpr float kSpreadAcross = 96;
constexpr float kSpreadDown = 64;
// A node is large enough to read a number in it; in a whole tree, large enough to tell two dots apart. It is
// small enough that others have room.
constexpr float kSmallest = 17;
constexpr float kSmallestDot = 2;
constexpr float kLargest = 150;
constexpr float kNearest = 320;
// So much wider than high is what a tree grows sideways in; then so many are side by side.
constexpr float kWideRoom = 1.6f;
constexpr float kSideBySide = 4.6f;

// Where what does not fit begins, so that one place of it is seen with what lies before it.
float startOf(float room, float length, float now) {
  if (length <= room) return 0.5f * (room - length);
  return -std::clamp(now - 0.62f * room, 0.0f, length - room);
}

}  // namespace

Rect TreePlot::node(float x, int row) const {
  const float beside = (x - rootX) * across - 0.5f * side;
  const float on = static_cast<float>(row + 1) * down;
  return sideways ? Rect{root.x + on, root.y + beside, side, side}
                  : Rect{root.x + beside, root.y + on, side, side};
}

Vec2 TreePlot::entry(Rect node) const {
  return sideways ? Vec2{node.x, node.y + 0.5f * node.height} : Vec2{node.x + 0.5f * node.width, node.y};
}

Vec2 TreePlot::exit(Rect node, float share) const {
  return sideways ? Vec2{node.right(), node.y + share * node.height}
                  : Vec2{node.x + share * node.width, node.bottom()};
}

TreeSight TreePlot::zoomed(Vec2 at, float steps) const {
  const float wanted =
      std::clamp(side * std::pow(1.25f, steps), std::min(kSmallest, fitted), std::max(side, kNearest));
  const float scale = wanted / side;
  const Vec2 there = {at.x - (at.x - root.x) * scale, at.y - (at.y - root.y) * scale};
  return {wanted, sideways, there - area.position()};
}

TreeSight TreePlot::moved(Vec2 by) const {
  return {side, sideways, root + by - area.position()};
}

TreePlot treePlotOf(const TreePlotRequest& request) {
  const TreeLayout& layout = request.layout;
  const Rect area = request.area;
  const auto rows = static_cast<float>(request.rows);
  TreePlot plot;
  plot.area = area;
  plot.rootX = layout.x.front();
  plot.sideways = !request.whole && area.width > kWideRoom * area.height;
  const Vec2 room = plot.sideways ? Vec2{area.height, area.width} : area.size();
  const float deep = room.y / (rows * kDown + 1);
  // A growing tree keeps its scale, because it must not become smaller all the time.
  const float wide = request.whole   ? room.x / (layout.width * kAcross + 1)
                     : plot.sideways ? room.x / kSideBySide
                                     : deep;
  const float smallest = request.whole ? kSmallestDot : kSmallest;
  plot.side = plot.fitted = std::floor(std::clamp(std::min(deep, wide), smallest, kLargest));
  const float mostAcross = std::max(kMostAcross * plot.side, kSpreadAcross);
  plot.across = std::clamp(layout.width > 0 && request.whole ? (room.x - plot.side) / layout.width : 0,
                           kAcross * plot.side, mostAcross);
  const float mostDown = std::max(kMostDown * plot.side, request.whole ? kSpreadDown : 0);
  plot.down = std::clamp((room.y - plot.side) / rows, kDown * plot.side, mostDown);
  if (request.sight && request.sight->sideways == plot.sideways) {
    const float scale = request.sight->side / plot.side;
    plot.side *= scale;
    plot.across *= scale;
    plot.down *= scale;
    plot.root = area.position() + request.sight->root;
    return plot;
  }
  const float now = request.now.x * plot.across + 0.5f * plot.side;
  const float nowOn = (request.now.y + 1) * plot.down + 0.5f * plot.side;
  const float beside = startOf(room.x, layout.width * plot.across + plot.side, now) + 0.5f * plot.side +
                       layout.x.front() * plot.across;
  const float on = startOf(room.y, rows * plot.down + plot.side, nowOn);
  plot.root = area.position() + (plot.sideways ? Vec2{on, beside} : Vec2{beside, on});
  return plot;
}

}  // namespace queens
