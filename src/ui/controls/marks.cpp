#include "ui/controls/marks.hpp"

#include <algorithm>
#include <cmath>

namespace queens {
namespace {

// A ring around what is pointed at; a line of the ground keeps it apart from a dark cell.
void drawRing(const Palette& palette, Vec2 at, Vec2 end) {
  strokeRect(at, end, palette.pointed, 2.5f, 3);
  strokeRect(at + Vec2{2, 2}, end - Vec2{2, 2}, palette.page, 1.5f, 2);
}

// A read cell is outlined; the one that caused a refusal has a thick outline and a dot in a corner.
void drawReading(const Palette& palette, Vec2 at, Vec2 end, bool guilty) {
  if (!guilty) {
    strokeRect(at, end, palette.ink, 1.3f, 3);
    return;
  }
  strokeRect(at + Vec2{2, 2}, end - Vec2{2, 2}, palette.page, 1.5f, 2);
  strokeRect(at, end, palette.attacked, 3, 3);
  const float radius = std::clamp(0.18f * (end.y - at.y), 2.5f, 5.0f);
  fillCircle({end.x, at.y}, radius + 1, palette.page);
  fillCircle({end.x, at.y}, radius, palette.attacked);
}

// Below that a circle and a square are the same few pixels, and a square costs less.
constexpr float kRound = 5;

void fillDot(Vec2 middle, float radius, Color color) {
  if (2 * radius < kRound)
    fillRect(middle - Vec2{radius, radius}, middle + Vec2{radius, radius}, color);
  else
    fillCircle(middle, radius, color);
}

}  // namespace

void drawCell(const Palette& palette, Rect area, const CellLook& look) {
  const Vec2 at = area.position();
  // Between a bit and its neighbours below lies the line that tells of a change.
  const Vec2 end = {at.x + area.width - 2, at.y + area.height - (look.mask ? 4.0f : 2.0f)};
  const CellColors colors = cellColors(palette, look.marks.set, look.marks.changed, look.mask);
  fillRect(at, end, colors.fill, 3);
  if (look.marks.changed && look.mask) fillRect({at.x, end.y + 1}, {end.x, end.y + 3.5f}, palette.accent, 1);
  if (look.marks.read) drawReading(palette, at, end, look.marks.guilty);
  if (look.pointed) drawRing(palette, at, end);
  const Vec2 extent = textSize(look.text);
  if (extent.x >= area.width || extent.y >= area.height + 2) return;
  fillText((at + end - extent) * 0.5f, look.text, colors.ink);
}

void drawLineMark(const Palette& palette, Rect area, float recent) {
  const Color mark = palette.accent.faded(recent == 1 ? 0.26f : 0.06f + 0.22f * recent);
  const Vec2 end = {area.right(), area.bottom()};
  fillRect(area.position(), end, mark, 4);
  if (recent == 1) fillRect(area.position(), {area.x + 3, end.y}, palette.accent, 2);
}

void drawDot(const Palette& palette, Rect area, Fate fate) {
  const Vec2 middle = area.center();
  const float radius = 0.5f * area.width;
  switch (fate) {
    case Fate::toCome:
      if (area.width < kRound)
        fillDot(middle, 0.7f * radius, palette.faint.faded(0.35f));
      else
        strokeCircle(middle, radius - 0.5f, palette.faint.faded(0.5f));
      return;
    case Fate::vain:
      fillRect(middle - Vec2{0.8f * radius, 0.8f * radius}, middle + Vec2{0.8f * radius, 0.8f * radius},
               palette.faint);
      return;
    case Fate::deadEnd: {
      const float thick = std::max(2.0f, 0.32f * area.height);
      fillRect({area.x, area.y, area.width, thick}, palette.attacked);
      return;
    }
    case Fate::solved:
      fillDot(middle, radius, palette.solved);
      return;
    case Fate::solution: {
      const float reach = std::max(1.3f * radius, 3.0f);
      ImGui::GetWindowDrawList()->AddQuadFilled({middle.x, middle.y - reach}, {middle.x + reach, middle.y},
                                                {middle.x, middle.y + reach}, {middle.x - reach, middle.y},
                                                imColor(palette.solved));
      return;
    }
    case Fate::stands:
    case Fate::present: {
      const float least = std::max(radius, 2.5f);
      fillCircle(middle, least, palette.accent);
      if (fate == Fate::present) strokeCircle(middle, least + 3, palette.accent, 2);
      return;
    }
  }
}

void drawRefusal(Vec2 from, Vec2 end, float arm, Color color, float width) {
  // A stem that met the middle would make a star of the cross.
  const Vec2 stem = {end.x - (end.x > from.x ? arm : 0), end.y - (end.y > from.y ? arm : 0)};
  strokeLine(from, stem, color, width);
  for (const Vec2 way : {Vec2{arm, arm}, {arm, -arm}}) strokeLine(end - way, end + way, color, width);
}

void drawNodeSample(const Palette& palette, Rect area, float side, NodeForm form, Fate fate) {
  const Vec2 corner = {std::floor(area.x + 0.5f * (area.width - side)),
                       std::floor(area.y + 0.5f * (area.height - side))};
  if (form == NodeForm::dot) {
    drawDot(palette, {corner.x, corner.y, side, side}, fate);
    return;
  }
  const Vec2 from = {corner.x, corner.y};
  const Vec2 to = {corner.x + side, corner.y + side};
  const bool gold = fate == Fate::solved || fate == Fate::solution;
  const bool blue = fate == Fate::stands || fate == Fate::present;
  if (fate != Fate::toCome) fillRect(from, to, palette.darkSquare, 2);
  // A bar or a tile is filled with gold; a board gets a golden frame, and golden squares at a solution.
  if (gold && (form != NodeForm::board || fate == Fate::solution))
    fillRect(from, to, palette.solved.faded(form == NodeForm::bar ? 0.55f : 0.45f), 2);
  if (fate == Fate::deadEnd) fillRect({from.x, to.y - std::max(3.0f, 0.16f * side)}, to, palette.attacked);
  const Color edge = gold                   ? palette.solved
                     : blue                 ? palette.accent
                     : fate == Fate::toCome ? palette.faint.faded(0.5f)
                                            : palette.faint;
  strokeRect(from, to, edge, gold || blue ? 2.0f : 1.0f, 2);
}

}  // namespace queens
