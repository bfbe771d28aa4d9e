#include "ui/controls/drawing.hpp"

namespace queens {

void fillRect(Rect area, Color color, float rounding) {
  fillRect(area.position(), area.position() + area.size(), color, rounding);
}

void strokeRect(Rect area, Color color, float width, float rounding) {
  strokeRect(area.position(), area.position() + area.size(), color, width, rounding);
}

void fillRect(Vec2 from, Vec2 to, Color color, float rounding) {
  ImGui::GetWindowDrawList()->AddRectFilled(from, to, imColor(color), rounding);
}

void strokeRect(Vec2 from, Vec2 to, Color color, float width, float rounding) {
  ImGui::GetWindowDrawList()->AddRect(from, to, imColor(color), rounding, 0, width);
}

void strokeLine(Vec2 from, Vec2 to, Color color, float width) {
  ImGui::GetWindowDrawList()->AddLine(from, to, imColor(color), width);
}

void fillCircle(Vec2 center, float radius, Color color) {
  ImGui::GetWindowDrawList()->AddCircleFilled(center, radius, imColor(color));
}

void strokeCircle(Vec2 center, float radius, Color color, float width) {
  ImGui::GetWindowDrawList()->AddCircle(center, radius, imColor(color), 0, width);
}

void fillText(Vec2 at, std::string_view text, Color color, float size, float wrap) {
  ImGui::GetWindowDrawList()->AddText(nullptr, size, at, imColor(color), text.data(),
                                      text.data() + text.size(), wrap);
}

Vec2 textSize(std::string_view text) {
  return ImGui::CalcTextSize(text.data(), text.data() + text.size());
}

Rect lastItem() {
  const Vec2 from = ImGui::GetItemRectMin();
  const Vec2 size = ImGui::GetItemRectSize();
  return {from.x, from.y, size.x, size.y};
}

}  // namespace queens
