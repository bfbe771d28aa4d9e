#include "ui/controls/tip.hpp"

#include <algorithm>
#include <cmath>

namespace queens {

Rect tipArea(Rect about, Vec2 box, Vec2 screen, bool above) {
  constexpr float kGap = 5;
  constexpr float kEdge = 4;
  const float below = about.y + about.height + kGap;
  const float over = about.y - kGap - box.y;
  const bool goesBelow = above ? over < kEdge : below + box.y <= screen.y - kEdge;
  const float x = about.x + 0.5f * (about.width - box.x);
  return {std::clamp(x, kEdge, std::max(kEdge, screen.x - kEdge - box.x)),
          goesBelow ? below : std::max(kEdge, over), box.x, box.y};
}

void drawTip(const Palette& palette, const Fonts& fonts, Rect about, const std::string& text,
             const std::string& faint, const TipLook& look) {
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  const ScopedFont font(fonts, fonts.text, 0.93f * palette.textSize);
  const float size = ImGui::GetFontSize();
  const ImVec2 pad = {0.7f * palette.textSize, 0.45f * palette.textSize};
  const float widest = std::min(screen.x - 16 - 2 * pad.x, 24 * palette.textSize);
  const auto extent = [&](const std::string& line) {
    return line.empty() ? ImVec2{0, 0} : fonts.text->CalcTextSizeA(size, widest, widest, line.c_str());
  };
  const ImVec2 first = extent(text);
  const ImVec2 second = extent(faint);
  const ImVec2 box = {std::ceil(std::max(first.x, second.x) + 2 * pad.x),
                      std::ceil(first.y + second.y + 2 * pad.y)};
  const auto [x, y, width, height] = tipArea(about, {box.x, box.y}, {screen.x, screen.y}, look.above);
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  list.AddRectFilled({x, y}, {x + width, y + height}, imColor(palette.panel), 6);
  list.AddRect({x, y}, {x + width, y + height}, imColor(look.edge.value_or(palette.border)), 6, 0,
               look.edge ? 2 : 1);
  list.AddText(fonts.text, size, {x + pad.x, y + pad.y}, imColor(palette.ink), text.c_str(), nullptr, widest);
  if (faint.empty()) return;
  list.AddText(fonts.text, size, {x + pad.x, y + pad.y + first.y}, imColor(palette.faint), faint.c_str(),
               nullptr, widest);
}

}  // namespace queens
