#include "ui/controls/marks.hpp"

#include <algorithm>
#include <cmath>

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

// Below that a circle and a square are the same few pixels, and a square costs less.
constexpr float kRound = 5;

void fillDot(ImDrawList& list, ImVec2 middle, float radius, ImU32 color) {
  if (2 * radius < kRound)
    list.AddRectFilled({middle.x - radius, middle.y - radius}, {middle.x + radius, middle.y + radius}, color);
  else
    list.AddCircleFilled(middle, radius, color);
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

void drawDot(const Palette& palette, Rect area, Fate fate) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 middle = {area.x + 0.5f * area.width, area.y + 0.5f * area.height};
  const float radius = 0.5f * area.width;
  switch (fate) {
    case Fate::toCome:
      if (area.width < kRound)
        fillDot(list, middle, 0.7f * radius, imColor(palette.faint.faded(0.35f)));
      else
        list.AddCircle(middle, radius - 0.5f, imColor(palette.faint.faded(0.5f)));
      return;
    case Fate::vain:
      list.AddRectFilled({middle.x - 0.8f * radius, middle.y - 0.8f * radius},
                         {middle.x + 0.8f * radius, middle.y + 0.8f * radius}, imColor(palette.faint));
      return;
    case Fate::deadEnd: {
      const float thick = std::max(2.0f, 0.32f * area.height);
      list.AddRectFilled({area.x, area.y}, {area.x + area.width, area.y + thick}, imColor(palette.attacked));
      return;
    }
    case Fate::solved:
      fillDot(list, middle, radius, imColor(palette.solved));
      return;
    case Fate::solution: {
      const float reach = std::max(1.3f * radius, 3.0f);
      list.AddQuadFilled({middle.x, middle.y - reach}, {middle.x + reach, middle.y},
                         {middle.x, middle.y + reach}, {middle.x - reach, middle.y}, imColor(palette.solved));
      return;
    }
    case Fate::stands:
    case Fate::present: {
      const float least = std::max(radius, 2.5f);
      list.AddCircleFilled(middle, least, imColor(palette.accent));
      if (fate == Fate::present) list.AddCircle(middle, least + 3, imColor(palette.accent), 0, 2);
      return;
    }
  }
}

void drawRefusal(Vec2 from, Vec2 end, float arm, Color color, float width) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  // A stem that met the middle would make a star of the cross.
  const Vec2 stem = {end.x - (end.x > from.x ? arm : 0), end.y - (end.y > from.y ? arm : 0)};
  list.AddLine({from.x, from.y}, {stem.x, stem.y}, imColor(color), width);
  list.AddLine({end.x - arm, end.y - arm}, {end.x + arm, end.y + arm}, imColor(color), width);
  list.AddLine({end.x - arm, end.y + arm}, {end.x + arm, end.y - arm}, imColor(color), width);
}

void drawNodeSample(const Palette& palette, Rect area, float side, NodeForm form, Fate fate) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const Vec2 corner = {std::floor(area.x + 0.5f * (area.width - side)),
                       std::floor(area.y + 0.5f * (area.height - side))};
  if (form == NodeForm::dot) {
    drawDot(palette, {corner.x, corner.y, side, side}, fate);
    return;
  }
  const ImVec2 from = {corner.x, corner.y};
  const ImVec2 to = {corner.x + side, corner.y + side};
  const bool gold = fate == Fate::solved || fate == Fate::solution;
  const bool blue = fate == Fate::stands || fate == Fate::present;
  if (fate != Fate::toCome) list.AddRectFilled(from, to, imColor(palette.darkSquare), 2);
  // A bar or a tile is filled with gold; a board gets a golden frame, and golden squares at a solution.
  if (gold && (form != NodeForm::board || fate == Fate::solution))
    list.AddRectFilled(from, to, imColor(palette.solved.faded(form == NodeForm::bar ? 0.55f : 0.45f)), 2);
  if (fate == Fate::deadEnd)
    list.AddRectFilled({from.x, to.y - std::max(3.0f, 0.16f * side)}, to, imColor(palette.attacked));
  const Color edge = gold                   ? palette.solved
                     : blue                 ? palette.accent
                     : fate == Fate::toCome ? palette.faint.faded(0.5f)
                                            : palette.faint;
  list.AddRect(from, to, imColor(edge), 2, 0, gold || blue ? 2.0f : 1.0f);
}

}  // namespace queens
