#include "ui/tree/tree.hpp"

#include <algorithm>
#include <cmath>

#include "ui/chart/chart_parts.hpp"
#include "ui/controls/moment.hpp"
#include "ui/controls/tip.hpp"
#include "ui/tree/tree_view.hpp"

namespace queens {
namespace {

// A click seeks, the wheel zooms, dragging moves, a double click shows all. Returns the node under the
// pointer.
// @param area all of the tree with its axis
std::optional<std::size_t> listen(const Frame& frame, const TreeView& view, Rect area) {
  const TreePlot& plot = view.plot;
  const ImGuiIO& io = ImGui::GetIO();
  const Vec2 mouse = {io.MousePos.x, io.MousePos.y};
  ImGui::SetCursorScreenPos(area.position());
  ImGui::InvisibleButton("tree", {area.width, area.height});
  frame.reaction.scrollable.push_back(area);
  frame.reaction.zoomable.push_back({area, [plot](Vec2 from, Vec2 to, float ratio) {
                                       TreeSight sight = plot.zoomed(from, stepsOf(ratio));
                                       sight.root = sight.root + (to - from);
                                       return ask::SeeTree{sight};
                                     }});
  const auto see = [&](std::optional<TreeSight> sight) {
    frame.reaction.commands.push_back(ask::SeeTree{sight});
  };
  const bool dragged = io.MouseDragMaxDistanceSqr[ImGuiMouseButton_Left] > kSlip * kSlip;
  if (ImGui::IsItemActive() && dragged) {
    const Vec2 by = ImGui::GetMouseDragDelta(ImGuiMouseButton_Left, 0);
    ImGui::ResetMouseDragDelta(ImGuiMouseButton_Left);
    if (by.x != 0 || by.y != 0) see(plot.moved(by));
  }
  // The second click of two has shown all of it, which lies elsewhere.
  if (ImGui::IsItemDeactivated() && !dragged && io.MouseClickedLastCount[ImGuiMouseButton_Left] < 2) {
    if (const auto there = view.at(mouse))
      frame.reaction.commands.push_back(frame.ask(ask::Seek{view.node(*there).entered}));
  }
  if (!ImGui::IsItemHovered()) return std::nullopt;
  if (io.MouseWheel != 0) see(plot.zoomed(mouse, io.MouseWheel));
  if (ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) see(std::nullopt);
  // A finger that is lifted points nowhere any more.
  if (io.MouseSource == ImGuiMouseSource_TouchScreen || restsAfterClick()) return std::nullopt;
  const auto pointed = view.at(mouse);
  if (pointed) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
  return pointed;
}

void drawHeader(Frame& frame, const TreeView& view, Rect area, bool keyed) {
  const TreePlot& plot = view.plot;
  const Vec2 middle = plot.area.center();
  const TreeSight in = plot.zoomed(middle, kButtonStep);
  const TreeSight out = plot.zoomed(middle, -kButtonStep);
  const bool whole = SearchTree::isWhole(frame.session().program, frame.session().n);
  drawChartHeader(
      frame, area,
      {.text = frame.say(whole ? Message::chart : Message::treeWay),
       .nodes =
           NodesInSight{
               .form = view.form(), .twigs = view.showsTwigs(), .ghosts = view.ghosts, .folds = !whole},
       .fit = {ask::SeeTree{}, frame.model.arrangement.treeSight.has_value()},
       .in = {ask::SeeTree{in}, in.side > plot.side},
       .out = {ask::SeeTree{out}, out.side < plot.side},
       .keyed = keyed});
}

// The names of the levels at the left of a whole tree, if there is room.
struct Axis {
  float em = 0;     // CSS px
  float width = 0;  // with the gap to the tree; CSS px
  bool words = false;
};

std::string rowName(const Frame& frame, const Axis& axis, int row) {
  const int number = row + frame.model.preferences.base;
  if (choosesRows(frame.session().program))
    return axis.words ? frame.say(Message::treeQueen, {{"number", row + 1}}) : "";
  if (!axis.words) return std::to_string(number);
  if (info(frame.session().variant()).byColumns) return frame.say(Message::treeColumn, {{"col", number}});
  return frame.say(Message::treeRow, {{"row", number}});
}

// From so much width on there is room for words, in parts of the text's size.
constexpr float kWordsRoom = 40;

Axis axisOf(const Frame& frame, Rect place) {
  Axis axis = {.em = frame.palette().small(), .words = place.width >= kWordsRoom * frame.palette().textSize};
  const ScopedFont font(frame.fonts.text, axis.em);
  for (int row = 0; row < frame.session().analyses.tree().layout().rows; ++row)
    axis.width = std::max(axis.width, textWidth(rowName(frame, axis, row)));
  axis.width += 0.8f * axis.em;
  return axis;
}

void drawAxis(const Frame& frame, const TreePlot& plot, const Axis& axis, float x) {
  if (plot.down < axis.em) return;
  const ScopedFont font(frame.fonts.text, axis.em);
  for (int row = 0; row < frame.session().analyses.tree().layout().rows; ++row) {
    const Rect node = plot.node(plot.rootX, row);
    fillText({x, node.y + 0.5f * (node.height - ImGui::GetFontSize())}, rowName(frame, axis, row),
             frame.palette().faint);
  }
}

// The places of the nodes, and the margins of the tree.
struct Placed {
  TreePlot plot;
  Axis axis;
  float edge;    // where it begins at the left, CSS px
  float header;  // CSS px
  float top;     // of the nodes, CSS px
};

Placed placeTree(const Frame& frame, const Layout& layout) {
  const SearchTree& tree = frame.session().analyses.tree();
  const Rect place = layout.chart;
  const float edge = leftEdge(place.width, frame.palette().textSize);
  const float header = std::min(1.9f * frame.palette().textSize, 0.3f * place.height);
  const bool whole = SearchTree::isWhole(frame.session().program, frame.session().n);
  const Axis axis = whole ? axisOf(frame, place) : Axis();
  // Beside the header only the root has room.
  const float level = (place.height - 12) / static_cast<float>(tree.layout().rows + 1);
  const bool low =
      layout.chartInColumn && whole && level >= header && place.width >= 32 * frame.palette().textSize;
  const float above = low ? 0 : header;
  const std::size_t present = presentNode(tree);
  return {treePlotOf({.layout = tree.layout(),
                      .area = {place.x + edge + axis.width, place.y + above + 6,
                               std::max(1.0f, place.width - edge - 10 - axis.width),
                               std::max(1.0f, place.height - above - 12)},
                      .rows = whole ? tree.layout().rows : frame.session().n,
                      .whole = whole,
                      .now = {tree.layout().x[present], static_cast<float>(tree.nodes()[present].depth - 1)},
                      .sight = frame.model.arrangement.treeSight}),
          axis, edge, header, place.y + above};
}

TreeView viewOf(const Frame& frame, const TreePlot& plot) {
  const Snapshot& session = frame.session();
  const SearchTree& tree = session.analyses.tree();
  // Future nodes are shown once their number is known.
  const bool ghosts = SearchTree::isWhole(session.program, session.n) && session.timeline.total().has_value();
  const float density = ImGui::GetIO().DisplayFramebufferScale.x;
  return {tree, plot, session.program, session.n, presentNode(tree), ghosts, density};
}

// Brings the node that the focus has come to into sight, for a reader who walks by keys.
void bringIntoSight(const Frame& frame, const TreeView& view) {
  if (frame.model.revealed.empty()) return;
  const auto attended = attendedNode(frame, view);
  if (!attended) return;
  const Rect room = view.plot.area;
  const Rect node = view.area(*attended);
  const auto missing = [](float from, float length, float least, float most) {
    return from < least ? least - from : std::min(0.0f, most - from - length);
  };
  const Vec2 by = {missing(node.x, node.width, room.x, room.right()),
                   missing(node.y, node.height, room.y, room.bottom())};
  if (std::abs(by.x) < 1 && std::abs(by.y) < 1) return;
  frame.reaction.commands.push_back(ask::SeeTree{view.plot.moved(by)});
}

}  // namespace

void drawTree(Frame& frame, const Layout& layout) {
  const Rect place = layout.chart;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  strokeLine(place.position(), {place.right(), place.y}, frame.palette().border);
  const Placed placed = placeTree(frame, layout);
  const TreePlot& plot = placed.plot;
  const TreeView view = viewOf(frame, plot);
  const std::optional<std::size_t> pointed = listen(
      frame, view,
      {plot.area.x - placed.axis.width, plot.area.y, plot.area.width + placed.axis.width, plot.area.height});
  const float top = placed.top;
  list.PushClipRect({place.x, top}, {place.right(), place.bottom() - 1}, true);
  if (placed.axis.width > 0) drawAxis(frame, plot, placed.axis, place.x + placed.edge);
  list.PushClipRect({plot.area.x - 6, top}, {place.right(), place.bottom() - 1}, true);
  drawNodes(frame, view, pointed);
  list.PopClipRect();
  list.PopClipRect();
  drawHeader(frame, view, {place.x + placed.edge, place.y + 2, place.width - placed.edge - 10, placed.header},
             placed.top >= place.y + placed.header);
  bringIntoSight(frame, view);
  if (!pointed) return;
  const Rect about = view.area(*pointed);
  if (view.form() != NodeForm::board)
    drawMoment(frame, boardOf(frame, view, *pointed), {about.x + 0.5f * about.width, plot.area.y});
  drawTip(frame.palette(), frame.fonts, about, nameOf(frame, view, *pointed), tellOf(frame, view, *pointed));
}

}  // namespace queens
