#include "ui/widgets.hpp"

#include <algorithm>

namespace queens {

bool iconButton(const char* name, Icon icon, ImVec2 size, const Palette& palette, ButtonLook look) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::BeginDisabled(!look.enabled);
  const bool pressed = ImGui::InvisibleButton(name, size);
  ImGui::EndDisabled();
  const bool hovered = ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  // Neighbours are set apart to the eye, but not to a finger.
  const auto fill = [&](Color color) {
    list.AddRectFilled({at.x + 1, at.y}, {at.x + size.x - 1, at.y + size.y}, imColor(color), 10);
  };
  if (look.primary) {
    fill(palette.accent);
  } else if (hovered && look.enabled) {
    fill(palette.hover);
  }
  const Color ink = look.primary ? palette.onAccent : palette.ink;
  const float iconSize = std::min({0.55f * size.x, 0.55f * size.y, 22.0f});
  drawIcon(list, icon, {at.x + 0.5f * size.x, at.y + 0.5f * size.y}, iconSize,
           imColor(ink.faded(look.enabled ? 1 : 0.3f)));
  if (hovered && ImGui::BeginTooltip()) {
    ImGui::TextUnformatted(name);
    ImGui::EndTooltip();
  }
  return pressed && look.enabled;
}

bool tab(const char* name, bool chosen, const Palette& palette) {
  const float unit = palette.textSize;
  const ImVec2 text = ImGui::CalcTextSize(name);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const ImVec2 size = {text.x + 1.1f * unit, 2 * unit};
  const bool pressed = ImGui::InvisibleButton(name, size);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 end = {at.x + size.x, at.y + size.y};
  if (ImGui::IsItemHovered() && !chosen) list.AddRectFilled(at, end, imColor(palette.hover), 6);
  list.AddText({at.x + 0.55f * unit, at.y + 0.5f * (size.y - text.y)},
               imColor(chosen ? palette.ink : palette.faint), name);
  if (chosen)
    list.AddRectFilled({at.x + 0.4f * unit, end.y - 2}, {end.x - 0.4f * unit, end.y},
                       imColor(palette.accent));
  return pressed;
}

bool slider(const char* name, float& share, ImVec2 size, const Palette& palette) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::InvisibleButton(name, size);
  const float knob = 8;
  const float length = size.x - 2 * knob;
  bool moved = false;
  if (ImGui::IsItemActive() && length > 0) {
    const float wanted = std::clamp((ImGui::GetIO().MousePos.x - at.x - knob) / length, 0.0f, 1.0f);
    moved = wanted != share;
    share = wanted;
  }
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float y = at.y + 0.5f * size.y;
  const float x = at.x + knob + share * length;
  list.AddRectFilled({at.x + knob, y - 2}, {at.x + size.x - knob, y + 2}, imColor(palette.border), 2);
  list.AddRectFilled({at.x + knob, y - 2}, {x, y + 2}, imColor(palette.accent), 2);
  list.AddCircleFilled({x, y}, knob, imColor(palette.accent));
  list.AddCircleFilled({x, y}, knob - 3, imColor(palette.page));
  return moved;
}

std::string place(const Event& event) {
  const Square square = event.square;
  if (square.row >= 0 && square.column >= 0) {
    return "(" + std::to_string(square.row) + ", " + std::to_string(square.column) + ")";
  }
  if (square.row >= 0) return "(" + std::to_string(square.row) + ", ·)";
  return square.column >= 0 ? "(·, " + std::to_string(square.column) + ")" : "";
}

std::string grouped(std::uint64_t value) {
  std::string digits = std::to_string(value);
  for (std::size_t i = digits.size(); i > 3; i -= 3) digits.insert(i - 3, 1, ' ');
  return digits;
}

}  // namespace queens
