#include "ui/chart/chart_plot.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "core/attackers.hpp"

namespace queens {
namespace {

constexpr int kNone = -1;

// The conflicts of a full board; `kNone` for other boards.
int conflictsOf(std::span<const std::int8_t> columns, int n) {
  return static_cast<int>(columns.size()) == n ? conflicts(columns) : kNone;
}

std::vector<int> conflictsIn(const Outline& outline, int n) {
  std::vector<int> all(outline.columns(), kNone);
  std::vector<std::int8_t> columns;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Outline::Sample& here = outline.at(i);
    columns.clear();
    for (int row = 0; row < here.standing; ++row)
      columns.push_back(here.queens[static_cast<std::size_t>(row)].column);
    all[i] = conflictsOf(columns, n);
  }
  return all;
}

// The largest number of the axis beside its top, and 0 beside its bottom.
void drawAxis(const Frame& frame, Rect area, int most) {
  const float em = frame.palette().small();
  const ScopedFont font(frame.fonts.mono, em);
  for (const int value : {0, most}) {
    const std::string text = std::to_string(value);
    const float y = value == 0 ? area.bottom() - em : area.y;
    fillText({area.x - 8 - textWidth(text), y}, text, frame.palette().faint);
  }
  const float bottom = area.bottom();
  strokeLine({area.x, bottom}, {area.right(), bottom}, frame.palette().border);
}

}  // namespace

void drawCurve(const Frame& frame, const ChartPlot& plot) {
  const Outline& outline = frame.session().analyses.outline();
  const Palette& palette = frame.palette();
  const int n = frame.session().n;
  const std::vector<int> all = conflictsIn(outline, n);
  const int most = std::max(1, all.empty() ? 0 : *std::ranges::max_element(all));
  const Rect& area = plot.area;
  drawAxis(frame, area, most);
  const float width = area.width / static_cast<float>(outline.columns());
  const auto x = [&](std::size_t column) { return area.x + width * static_cast<float>(column); };
  const auto y = [&](int value) {
    return area.y + area.height * (1 - static_cast<float>(value) / static_cast<float>(most));
  };
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i] == kNone) continue;
    const bool toCome = outline.positionAt(i) > frame.session().timeline.furthest();
    const Color color = toCome ? palette.border : palette.attacked;
    if (i > 0 && all[i - 1] != kNone) strokeLine({x(i), y(all[i - 1])}, {x(i), y(all[i])}, color, 1.5f);
    strokeLine({x(i), y(all[i])}, {x(i + 1), y(all[i])}, color, 1.5f);
    if (!toCome && all[i] == 0 && (i == 0 || all[i - 1] != 0))
      fillRect({x(i) - 1, area.y}, {x(i) + 1, area.bottom()}, palette.solved);
  }
  const std::uint64_t position = frame.session().timeline.position();
  const int now = conflictsOf(frame.session().timeline.search().places(), n);
  frame.read("tree/curve",
             now == kNone ? frame.say(Message::curveFilling)
                          : frame.say(Message::curveNow, {{"conflicts", now}, {"position", position}}),
             area);
}

}  // namespace queens
