#include "ui/chart/chart.hpp"

#include <algorithm>
#include <vector>

#include "ui/chart/chart_parts.hpp"
#include "ui/chart/chart_plot.hpp"
#include "ui/controls/moment.hpp"
#include "ui/controls/tip.hpp"

namespace queens {
namespace {

// CSS px to a sample of the search.
constexpr float kColumn = 1;
// The range that shows all positions.
constexpr Outline::Range kAll = {0, 0};

Command lookAt(const Frame& frame, Outline::Range range) {
  return frame.ask(ask::LookAt{range.from, range.to});
}

void drawHeader(Frame& frame, const ChartPlot& plot, Rect area) {
  const std::uint64_t end = frame.session().end;
  const bool whole = plot.range == Outline::Range{0, end};
  const float middle = plot.area.x + 0.5f * plot.area.width;
  const Outline::Range in = plot.zoomed(middle, kButtonStep, end);
  const bool curve = info(frame.session().variant()).movesQueens;
  const Message text = !whole ? Message::chartRange : curve ? Message::curve : Message::chart;
  drawChartHeader(frame, area,
                  {.text = frame.say(text, {{"from", plot.range.from}, {"to", plot.range.to}}),
                   .nodes = curve ? std::nullopt : std::optional(NodesInSight{.folds = true}),
                   .fit = {lookAt(frame, kAll), !whole},
                   .in = {lookAt(frame, in), in != plot.range},
                   .out = {lookAt(frame, plot.zoomed(middle, -kButtonStep, end)), !whole}});
}

Pinched pinchedOf(const Frame& frame, const ChartPlot& plot) {
  return [plot, end = frame.session().end, index = frame.sessionIndex](Vec2 from, Vec2 to, float ratio) {
    ChartPlot nearer = plot;
    nearer.range = plot.zoomed(from.x, stepsOf(ratio), end);
    const Outline::Range moved = nearer.moved(from.x - to.x, end);
    return ask::OfSession{index, ask::LookAt{moved.from, moved.to}};
  };
}

std::size_t columnAt(const ChartPlot& plot, const Outline& outline, float x) {
  const float share = std::clamp((x - plot.area.x) / plot.area.width, 0.0f, 1.0f);
  const auto columns = static_cast<float>(outline.columns());
  return std::min(outline.columns() - 1, static_cast<std::size_t>(share * columns));
}

// A click seeks, the wheel zooms, dragging moves, a double click shows all. Returns whether the pointer is
// over it.
bool listen(const Frame& frame, const ChartPlot& plot, const std::vector<Outline::Bar>& bars) {
  const std::uint64_t end = frame.session().end;
  const ImGuiIO& io = ImGui::GetIO();
  ImGui::SetCursorScreenPos(plot.area.position());
  ImGui::InvisibleButton("tree", {plot.area.width, plot.area.height});
  frame.reaction.scrollable.push_back(plot.area);
  frame.reaction.zoomable.push_back({plot.area, pinchedOf(frame, plot)});
  const auto look = [&](Outline::Range range) {
    if (range != plot.range) frame.reaction.commands.push_back(lookAt(frame, range));
  };
  const bool dragged = io.MouseDragMaxDistanceSqr[ImGuiMouseButton_Left] > kSlip * kSlip;
  if (ImGui::IsItemActive() && dragged) {
    // Where a position takes many pixels, they are gathered until they make one.
    const Outline::Range moved = plot.moved(-ImGui::GetMouseDragDelta(ImGuiMouseButton_Left, 0).x, end);
    if (moved != plot.range) ImGui::ResetMouseDragDelta(ImGuiMouseButton_Left);
    look(moved);
  }
  if (ImGui::IsItemDeactivated() && !dragged) {
    const std::uint64_t known =
        frame.session().timeline.total().value_or(frame.session().timeline.explored());
    const Outline& outline = frame.session().analyses.outline();
    const Outline::Bar* bar = barAt(plot, bars, columnAt(plot, outline, io.MousePos.x), io.MousePos.y);
    // A queen is gone to where it is placed; beside the bars, the pointer names the position.
    const std::uint64_t there =
        bar && !bar->folded ? outline.positionAt(bar->first) : plot.position(io.MousePos.x);
    frame.reaction.commands.push_back(frame.ask(ask::Seek{std::min(known, there)}));
  }
  if (!ImGui::IsItemHovered()) return false;
  ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
  if (io.MouseWheel != 0) look(plot.zoomed(io.MousePos.x, io.MouseWheel, end));
  if (ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) look(kAll);
  // A finger that is lifted points nowhere any more.
  return io.MouseSource != ImGuiMouseSource_TouchScreen && !restsAfterClick();
}

float headerOf(const Layout& layout, float unit) {
  return std::min(1.9f * unit, 0.3f * layout.chart.height);
}

// It shares the axis of the scrubber; a presentation has no scrubber.
Rect plotIn(const Layout& layout, float unit) {
  const Rect place = layout.chart;
  const float knob = 0.47f * unit;
  const float header = headerOf(layout, unit);
  const Rect line = !layout.chartOverLine()
                        ? Rect{place.x + 3 * unit, 0, place.width - 3 * unit - 10, 0}
                        : transportOf(layout.transport, unit, true, layout.toolbar.empty()).scrubber;
  return {line.x + knob, place.y + header + 4, line.width - 2 * knob, place.height - header - 8};
}

void drawPosition(const Frame& frame, const ChartPlot& plot) {
  const std::uint64_t position = frame.session().timeline.position();
  if (position < plot.range.from || position > plot.range.to) return;
  const float x = plot.x(position);
  fillRect({x - 1, plot.area.y - 4}, {x + 1, plot.area.bottom() + 4}, frame.palette().accent);
}

}  // namespace

std::size_t chartColumns(const Layout& layout, float unit) {
  return static_cast<std::size_t>(std::max(16.0f, plotIn(layout, unit).width / kColumn));
}

void drawChart(Frame& frame, const Layout& layout) {
  const Snapshot& session = frame.session();
  const Palette& palette = frame.palette();
  const Rect place = layout.chart;
  const float unit = palette.textSize;
  const float header = headerOf(layout, unit);
  strokeLine(place.position(), {place.right(), place.y}, palette.border);
  const ChartPlot plot = {plotIn(layout, unit), session.analyses.outlineRange(session.timeline), session.n};
  const bool curve = info(session.variant()).movesQueens;
  const std::vector<Outline::Bar> bars =
      curve ? std::vector<Outline::Bar>() : session.analyses.outline().bars(kThinnest);
  const float edge = leftEdge(place.width, unit);
  if (curve) {
    drawCurve(frame, plot);
  } else {
    drawRowNumbers(frame, plot, place.x + edge);
    drawBars(frame, plot, bars);
  }
  drawPosition(frame, plot);
  const bool pointed = listen(frame, plot, bars);
  drawHeader(frame, plot, {place.x + edge, place.y + 2, place.width - edge - 10, header});
  if (!pointed) return;
  const Vec2 mouse = ImGui::GetIO().MousePos;
  const std::size_t columns = session.analyses.outline().columns();
  const std::size_t column = columnAt(plot, session.analyses.outline(), mouse.x);
  const Outline::Sample& sample = session.analyses.outline().at(column);
  if (sample.standing >= 0) {
    const auto queens = std::span(sample.queens).first(static_cast<std::size_t>(sample.standing));
    drawMoment(frame, boardOf(session.variant(), session.n, queens), {mouse.x, plot.area.y});
  }
  if (const Outline::Bar* bar = barAt(plot, bars, column, mouse.y)) {
    const Rect about = areaOf(plot, columns, *bar);
    drawTip(palette, frame.fonts, {mouse.x, about.y, 1, about.height}, nameOf(frame, *bar),
            tellOf(frame, *bar));
  }
}

}  // namespace queens
