#include "ui/tree/tree.hpp"

#include <algorithm>

#include "ui/chart/chart_parts.hpp"
#include "ui/controls/tip.hpp"
#include "ui/tree/tree_nodes.hpp"

namespace queens {
namespace {

// A click goes there, the wheel zooms, what is drawn aside moves, a double click shows all. Returns what is
// pointed at.
std::optional<std::size_t> listen(const SessionFrame& frame, const TreeView& view) {
  Frame& all = frame.frame;
  const TreePlot& plot = view.plot;
  const ImGuiIO& io = ImGui::GetIO();
  const Vec2 mouse = {io.MousePos.x, io.MousePos.y};
  ImGui::SetCursorScreenPos({plot.area.x, plot.area.y});
  ImGui::InvisibleButton("tree", {plot.area.width, plot.area.height});
  all.reaction.scrollable.push_back(plot.area);
  all.reaction.zoomable.push_back({plot.area, [plot](Vec2 from, Vec2 to, float ratio) {
                                     TreeSight sight = plot.zoomed(from, stepsOf(ratio));
                                     sight.root = sight.root + (to - from);
                                     return ask::SeeTree{sight};
                                   }});
  const auto see = [&](std::optional<TreeSight> sight) {
    all.reaction.commands.push_back(ask::SeeTree{sight});
  };
  const bool dragged = io.MouseDragMaxDistanceSqr[ImGuiMouseButton_Left] > kSlip * kSlip;
  if (ImGui::IsItemActive() && dragged) {
    const ImVec2 by = ImGui::GetMouseDragDelta(ImGuiMouseButton_Left, 0);
    ImGui::ResetMouseDragDelta(ImGuiMouseButton_Left);
    if (by.x != 0 || by.y != 0) see(plot.moved({by.x, by.y}));
  }
  // The second click of two has shown all of it, which lies elsewhere.
  if (ImGui::IsItemDeactivated() && !dragged && io.MouseClickedLastCount[ImGuiMouseButton_Left] < 2) {
    if (const auto there = view.at(mouse))
      all.reaction.commands.push_back(frame.ask(ask::Seek{view.node(*there).entered}));
  }
  if (!ImGui::IsItemHovered()) return std::nullopt;
  if (io.MouseWheel != 0) see(plot.zoomed(mouse, io.MouseWheel));
  if (ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) see(std::nullopt);
  const auto pointed = view.at(mouse);
  if (pointed) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
  return pointed;
}

void drawHeader(const SessionFrame& frame, const TreeView& view, Rect area) {
  const TreePlot& plot = view.plot;
  const Vec2 middle = {plot.area.x + 0.5f * plot.area.width, plot.area.y + 0.5f * plot.area.height};
  const TreeSight in = plot.zoomed(middle, kButtonStep);
  const TreeSight out = plot.zoomed(middle, -kButtonStep);
  const bool whole = SearchTree::isWhole(frame.session.program(), frame.session.n());
  drawChartHeader(frame, area,
                  {.text = frame.frame.say(whole ? Message::chart : Message::treeWay),
                   .fit = {ask::SeeTree{}, frame.frame.model.arrangement.treeSight.has_value()},
                   .in = {ask::SeeTree{in}, in.side > plot.side},
                   .out = {ask::SeeTree{out}, out.side < plot.side}});
}

}  // namespace

void drawTree(const SessionFrame& frame, const Layout& layout, Session& session) {
  const Rect place = layout.chart;
  const float unit = frame.palette().textSize;
  const float header = std::min(1.9f * unit, 0.3f * place.height);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddLine({place.x, place.y}, {place.x + place.width, place.y}, imColor(frame.palette().border));
  session.growTree();
  const SearchTree& tree = session.findings().tree();
  const bool whole = SearchTree::isWhole(session.program(), session.n());
  // What is not whole seldom fits its strip; on a line with the present all of the way to it is in sight.
  const TreeLayout nodes = treeLayoutOf(tree.nodes(), !whole);
  const std::size_t present = presentNode(tree);
  const TreePlot plot =
      treePlotOf({.layout = nodes,
                  .area = {place.x + 10, place.y + header + 6, std::max(1.0f, place.width - 20),
                           std::max(1.0f, place.height - header - 12)},
                  .rows = whole ? nodes.rows : session.n(),
                  .whole = whole,
                  .now = {nodes.x[present], static_cast<float>(tree.nodes()[present].row)},
                  .sight = frame.frame.model.arrangement.treeSight});
  const TreeView view = {tree, nodes, plot, session.n(), present};
  const std::optional<std::size_t> pointed = listen(frame, view);
  list.PushClipRect({place.x, place.y + header}, {place.x + place.width, place.y + place.height - 1}, true);
  drawNodes(frame, view, pointed);
  list.PopClipRect();
  drawHeader(frame, view, {place.x + 10, place.y + 2, place.width - 20, header});
  if (!pointed) return;
  const Rect about = view.area(*pointed);
  if (!view.showsBoards()) drawMoment(frame, boardOf(frame, view, *pointed), {about.x, plot.area.y});
  drawTip(frame.palette(), frame.frame.fonts, about, nameOf(frame, view, *pointed),
          tellOf(frame, view, *pointed));
}

}  // namespace queens
