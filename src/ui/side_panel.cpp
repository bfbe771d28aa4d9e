#include <array>

#include "ui/parts.hpp"
#include "ui/widgets.hpp"

namespace queens {
namespace {

struct Row {
  const char* name;
  std::uint64_t value;
  bool shown;
};

}  // namespace

void drawCaption(const Model& model, const Fonts& fonts, Rect area) {
  const Palette& palette = model.palette;
  ImGui::SetCursorScreenPos({area.x, area.y});
  ImGui::BeginChild("caption", im(area.size()), 0,
                    ImGuiWindowFlags_NoScrollWithMouse | ImGuiWindowFlags_NoScrollbar);
  ImGui::PushTextWrapPos(0);
  const ScopedFont text(fonts, fonts.text,
                        (area.height > 6 * palette.textSize ? 1.2f : 1.0f) * palette.textSize);
  ImGui::TextUnformatted(model.narration.data(), model.narration.data() + model.narration.size());
  ImGui::PopTextWrapPos();
  ImGui::EndChild();
}

void drawCounters(const Model& model, const Fonts& fonts) {
  const Counters& counters = model.timeline.counters();
  const VariantId variant = model.timeline.variant();
  const bool masks = variant == VariantId::bitmask;
  const bool judges = variant == VariantId::permutations;
  const std::array<Row, 10> rows = {{
      {"Solutions", counters.of(EventKind::solution), true},
      {"Squares tested", counters.of(EventKind::test), !masks},
      {"… attacked", counters.attacked, !masks},
      {"Rows scanned", counters.of(EventKind::scan), masks},
      {"Pairs compared", counters.of(EventKind::compare), judges},
      {"Boards rejected", counters.of(EventKind::reject), judges},
      {"Queens placed", counters.of(EventKind::place), true},
      {"Queens taken back", counters.of(EventKind::remove), true},
      {"Lines exhausted", counters.of(EventKind::exhausted), true},
      {"… dead ends", counters.deadEnd, true},
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
    const bool part = row.name[0] != 'S' && static_cast<unsigned char>(row.name[0]) > 127;
    list.AddText({from.x + (part ? unit : 0), y + 0.3f * unit}, imColor(part ? palette.faint : palette.ink),
                 row.name);
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
