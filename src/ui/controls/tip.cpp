#include "ui/controls/tip.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace queens {
namespace {

constexpr float kGap = 5;
constexpr float kEdge = 4;

// Space around the text of a tip.
Vec2 paddingOf(const Palette& palette) {
  return {0.7f * palette.textSize, 0.45f * palette.textSize};
}

// Width at which the text of a tip wraps, CSS px.
float wrapOf(const Palette& palette, float widest) {
  return std::min(ImGui::GetIO().DisplaySize.x - 16 - 2 * paddingOf(palette).x, widest * palette.textSize);
}

// Size of one text of a tip in the current font.
Vec2 extentOf(const std::string& line, float wrap) {
  if (line.empty()) return {0, 0};
  return ImGui::GetFont()->CalcTextSizeA(ImGui::GetFontSize(), wrap, wrap, line.c_str());
}

// So far the pointer may slip, CSS px.
constexpr float kAtRest = 4;

}  // namespace

bool restsAfterClick() {
  const ImGuiIO& io = ImGui::GetIO();
  return std::hypot(io.MousePos.x - io.MouseClickedPos[0].x, io.MousePos.y - io.MouseClickedPos[0].y) <
         kAtRest;
}

Rect tipArea(Rect about, Vec2 box, Vec2 screen, bool above, std::span<const Rect> kept, bool inRow) {
  const auto within = [](float at, float size, float end) {
    return std::clamp(at, kEdge, std::max(kEdge, end - kEdge - size));
  };
  const float x = within(about.x + 0.5f * (about.width - box.x), box.x, screen.x);
  const float y = within(about.y + 0.5f * (about.height - box.y), box.y, screen.y);
  const Rect below = {x, about.bottom() + kGap, box.x, box.y};
  const Rect over = {x, about.y - kGap - box.y, box.x, box.y};
  const Rect right = {about.right() + kGap, y, box.x, box.y};
  const Rect left = {about.x - kGap - box.x, y, box.x, box.y};
  const std::array places = {above ? over : below, above ? below : over, right, left};
  for (const Rect& place : std::span(places).first(inRow ? 2 : 4)) {
    const bool inside = place.x >= kEdge && place.y >= kEdge && place.x + box.x <= screen.x - kEdge &&
                        place.y + box.y <= screen.y - kEdge;
    if (inside &&
        std::none_of(kept.begin(), kept.end(), [&](const Rect& each) { return place.overlaps(each); }))
      return place;
  }
  const bool goesBelow = above ? over.y < kEdge : below.y + box.y <= screen.y - kEdge;
  return {x, goesBelow ? below.y : std::max(kEdge, over.y), box.x, box.y};
}

Vec2 tipSize(const Palette& palette, const Fonts& fonts, const std::string& text, const std::string& faint,
             float widest) {
  const ScopedFont font(fonts.text, palette.textSize);
  const Vec2 pad = paddingOf(palette);
  const float wrap = wrapOf(palette, widest);
  const Vec2 first = extentOf(text, wrap);
  const Vec2 second = extentOf(faint, wrap);
  return {std::ceil(std::max(first.x, second.x) + 2 * pad.x), std::ceil(first.y + second.y + 2 * pad.y)};
}

Rect drawTip(const Palette& palette, const Fonts& fonts, Rect about, const std::string& text,
             const std::string& faint, const TipLook& look) {
  const Vec2 screen = ImGui::GetIO().DisplaySize;
  const ScopedFont font(fonts.text, palette.textSize);
  const float size = ImGui::GetFontSize();
  const Vec2 pad = paddingOf(palette);
  const float wrap = wrapOf(palette, look.widest);
  const Vec2 box = tipSize(palette, fonts, text, faint, look.widest);
  const Rect area = tipArea(about, box, screen, look.above, look.kept, look.inRow);
  const bool covers =
      std::any_of(look.kept.begin(), look.kept.end(), [&](const Rect& each) { return area.overlaps(each); });
  if (look.brief && covers && !faint.empty()) {
    return drawTip(palette, fonts, about, text, {}, look);
  }
  const auto [x, y, width, height] = area;
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  list.AddRectFilled({x, y}, {x + width, y + height}, imColor(palette.panel), 6);
  list.AddRect({x, y}, {x + width, y + height}, imColor(look.edge.value_or(palette.border)), 6, 0,
               look.edge ? 2 : 1);
  list.AddText(nullptr, size, {x + pad.x, y + pad.y}, imColor(palette.ink), text.c_str(), nullptr, wrap);
  if (faint.empty()) return area;
  const float below = extentOf(text, wrap).y;
  list.AddText(nullptr, size, {x + pad.x, y + pad.y + below}, imColor(palette.faint), faint.c_str(), nullptr,
               wrap);
  return area;
}

}  // namespace queens
