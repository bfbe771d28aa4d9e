#include "ui/controls/node_marks.hpp"

#include <algorithm>
#include <cmath>

namespace queens {
namespace {

// Below that a circle and a square are the same few pixels, and a square costs less.
constexpr float kRound = 5;

void fillDot(ImDrawList& list, ImVec2 middle, float radius, ImU32 color) {
  if (2 * radius < kRound)
    list.AddRectFilled({middle.x - radius, middle.y - radius}, {middle.x + radius, middle.y + radius}, color);
  else
    list.AddCircleFilled(middle, radius, color);
}

}  // namespace

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
