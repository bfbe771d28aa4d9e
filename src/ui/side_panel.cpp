#include <array>

#include "ui/parts.hpp"
#include "ui/widgets.hpp"
#include "ui/words.hpp"

namespace queens {
namespace {

struct Row {
  Message name;
  std::uint64_t value;
  bool shown;
  bool part = false;  // counted in the row above too
};

}  // namespace

void drawCaption(const Model& model, const Fonts& fonts, Rect area) {
  const float unit = model.palette.textSize;
  const float em = fittingSize(fonts, model.narration, area.size(), 1.13f * unit, 0.8f * unit);
  ImGui::SetCursorScreenPos({area.x, area.y});
  ImGui::PushClipRect({area.x, area.y}, {area.x + area.width, area.y + area.height}, true);
  drawMarked(model, fonts, model.narration, area.width, em);
  ImGui::PopClipRect();
}

void drawCounters(const Model& model, const Fonts& fonts) {
  const Counters& counters = model.timeline.counters();
  const VariantId variant = model.timeline.variant();
  const bool tests = emits(variant, EventKind::test);
  const bool compares = emits(variant, EventKind::compare);
  const std::array<Row, 11> rows = {{
      {Message::counterSolution, counters.of(EventKind::solution), true},
      {Message::counterTest, counters.of(EventKind::test), tests},
      {Message::counterAttacked, counters.attacked, tests, true},
      {Message::counterScan, counters.of(EventKind::scan), emits(variant, EventKind::scan)},
      {Message::counterCompare, counters.of(EventKind::compare), compares},
      {Message::counterClash, counters.clash, compares, true},
      {Message::counterReject, counters.of(EventKind::reject), compares},
      {Message::counterPlace, counters.of(EventKind::place), true},
      {Message::counterRemove, counters.of(EventKind::remove), true},
      {Message::counterExhausted, counters.of(EventKind::exhausted), true},
      {Message::counterDeadEnd, counters.deadEnd, true, true},
  }};
  const Palette& palette = model.palette;
  const float unit = palette.textSize;
  const float lineHeight = 1.75f * unit;
  const float width = std::min(ImGui::GetContentRegionAvail().x, 24 * unit);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 from = ImGui::GetCursorScreenPos();
  float y = from.y;
  for (const Row& row : rows) {
    if (!row.shown) continue;
    list.AddText({from.x + (row.part ? unit : 0), y + 0.3f * unit},
                 imColor(row.part ? palette.faint : palette.ink), say(model, row.name).c_str());
    const std::string value = grouped(row.value);
    const ScopedFont mono(fonts, fonts.mono, unit);
    const float valueWidth = ImGui::CalcTextSize(value.c_str()).x;
    list.AddText({from.x + width - valueWidth, y + 0.3f * unit}, imColor(palette.ink), value.c_str());
    y += lineHeight;
    list.AddLine({from.x, y}, {from.x + width, y}, imColor(palette.border));
  }
  ImGui::Dummy({width, y - from.y});
}

}  // namespace queens
