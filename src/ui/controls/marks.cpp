#include "ui/controls/marks.hpp"

#include <algorithm>

namespace queens {
namespace {

// A ring around what is pointed at; a line of the ground keeps it apart from a dark cell.
void drawRing(const Palette& palette, ImVec2 at, ImVec2 end) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRect(at, end, imColor(palette.pointed), 3, 0, 2.5f);
  list.AddRect({at.x + 2, at.y + 2}, {end.x - 2, end.y - 2}, imColor(palette.page), 2, 0, 1.5f);
}

// A read cell is outlined; the one that caused a refusal has a thick outline and a dot in a corner.
void drawReading(const Palette& palette, ImVec2 at, ImVec2 end, bool guilty) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (!guilty) {
    list.AddRect(at, end, imColor(palette.ink), 3, 0, 1.3f);
    return;
  }
  list.AddRect({at.x + 2, at.y + 2}, {end.x - 2, end.y - 2}, imColor(palette.page), 2, 0, 1.5f);
  list.AddRect(at, end, imColor(palette.attacked), 3, 0, 3);
  const float radius = std::clamp(0.18f * (end.y - at.y), 2.5f, 5.0f);
  list.AddCircleFilled({end.x, at.y}, radius + 1, imColor(palette.page));
  list.AddCircleFilled({end.x, at.y}, radius, imColor(palette.attacked));
}

}  // namespace

void drawCell(const Palette& palette, Rect area, const CellLook& look) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 at = {area.x, area.y};
  // Between a bit and its neighbours below lies the line that tells of a change.
  const ImVec2 end = {at.x + area.width - 2, at.y + area.height - (look.mask ? 4.0f : 2.0f)};
  const CellColors colors = cellColors(palette, look.marks.set, look.marks.changed, look.mask);
  list.AddRectFilled(at, end, imColor(colors.fill), 3);
  if (look.marks.changed && look.mask)
    list.AddRectFilled({at.x, end.y + 1}, {end.x, end.y + 3.5f}, imColor(palette.accent), 1);
  if (look.marks.read) drawReading(palette, at, end, look.marks.guilty);
  if (look.pointed) drawRing(palette, at, end);
  const ImVec2 extent = ImGui::CalcTextSize(look.text.c_str());
  if (extent.x >= area.width || extent.y >= area.height + 2) return;
  list.AddText({0.5f * (at.x + end.x - extent.x), 0.5f * (at.y + end.y - extent.y)}, imColor(colors.ink),
               look.text.c_str());
}

void drawLineMark(const Palette& palette, Rect area, float recent) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const Color mark = palette.accent.faded(recent == 1 ? 0.26f : 0.06f + 0.22f * recent);
  const ImVec2 end = {area.x + area.width, area.y + area.height};
  list.AddRectFilled({area.x, area.y}, end, imColor(mark), 4);
  if (recent == 1) list.AddRectFilled({area.x, area.y}, {area.x + 3, end.y}, imColor(palette.accent), 2);
}

}  // namespace queens
