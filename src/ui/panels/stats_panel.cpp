#include <algorithm>
#include <vector>

#include "text/statistics.hpp"
#include "ui/controls/guides.hpp"
#include "ui/panels/all.hpp"

namespace queens {
namespace {

void draw(const SessionFrame& frame) {
  const std::vector<Statistic> rows = statisticsOf(frame.session.program, frame.session.readable().counters);
  const Palette& palette = frame.palette();
  const float unit = palette.textSize;
  const float lineHeight = 1.75f * unit;
  const float room = ImGui::GetContentRegionAvail().x;
  const float width = std::min(room, 24 * unit);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 from = ImGui::GetCursorScreenPos();
  float y = from.y;
  for (const Statistic& row : rows) {
    const std::string name = frame.frame.say(row.name);
    list.AddText({from.x + (row.part ? unit : 0), y + 0.3f * unit},
                 imColor(row.part ? palette.faint : palette.ink), name.c_str());
    const std::string value = frame.frame.number(row.value);
    const ScopedFont mono(frame.frame.fonts, frame.frame.fonts.mono, unit);
    const float valueWidth = ImGui::CalcTextSize(value.c_str()).x;
    list.AddText({from.x + width - valueWidth, y + 0.3f * unit}, imColor(palette.ink), value.c_str());
    frame.frame.controls.read(Role::item, frame.id("stats/" + std::to_string(&row - rows.data())), name,
                              value, {from.x, y, width, lineHeight});
    y += lineHeight;
    list.AddLine({from.x, y}, {from.x + width, y}, imColor(palette.border));
  }
  ImGui::Dummy({width, y - from.y});
  // Figures are of the search that the page around knows, as keys are for it.
  if (frame.index > 0) return;
  // Beside the rows it is seen without scrolling.
  if (room - width > 8 * unit) ImGui::SetCursorScreenPos({from.x + width + 2 * unit, from.y});
  frame.frame.controls.wordButton(figuresButton(frame.frame, "stats/figures"), {0, 0});
}

}  // namespace

constexpr Panel kStatsPanel = {
    .id = "stats", .title = Message::statistics, .hint = Message::statisticsHint, .draw = draw};

}  // namespace queens
