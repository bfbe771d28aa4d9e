#include <algorithm>

#include "ui/controls/controls.hpp"

namespace queens {

void Controls::moveTo(const SliderSpec& spec, float share) {
  const double wanted =
      spec.least + static_cast<double>(std::clamp(share, 0.0f, 1.0f)) * (spec.most - spec.least);
  if (wanted != spec.now) commands_.push_back(spec.set(wanted));
}

void Controls::track(const SliderSpec& spec, Rect area, float from, float to) {
  if (!allows(spec.set(spec.now))) return;
  ImGui::SetCursorScreenPos(area.position());
  ImGui::InvisibleButton(hidden(spec.id).c_str(), {std::max(1.0f, area.width), area.height});
  if (ImGui::IsItemActive() && to > from) moveTo(spec, (ImGui::GetIO().MousePos.x - from) / (to - from));
  if (ImGui::IsItemHovered()) {
    ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (spec.tell) {
      const float x = std::clamp(ImGui::GetIO().MousePos.x, from, to);
      const double there =
          spec.least + static_cast<double>((x - from) / (to - from)) * (spec.most - spec.least);
      tooltip({x, area.y, 0, area.height}, spec.tell(there), spec.key, spec.hint);
    } else {
      tooltip(area, spec.name, spec.key, spec.value);
    }
  }
  recordSlider(spec, area);
}

void Controls::recordSlider(const SliderSpec& spec, Rect area) {
  read({.role = Role::slider,
        .id = spec.id,
        .name = spec.name,
        .value = spec.value,
        .hint = spec.hint,
        .key = spec.key,
        .area = area,
        .now = spec.now,
        .least = spec.least,
        .most = spec.most,
        .set = spec.set});
}

void Controls::divider(const SliderSpec& spec, Rect area, bool across, float from, float to,
                       const Command& usual) {
  ImGui::SetCursorScreenPos(area.position());
  ImGui::InvisibleButton(hidden(spec.id).c_str(), {area.width, area.height});
  const bool held = ImGui::IsItemActive();
  if (held || ImGui::IsItemHovered()) {
    ImGui::SetMouseCursor(across ? ImGuiMouseCursor_ResizeEW : ImGuiMouseCursor_ResizeNS);
    const Vec2 middle = area.center();
    const Vec2 half = across ? Vec2{1.5f, 0.5f * area.height} : Vec2{0.5f * area.width, 1.5f};
    fillRect(middle - half, middle + half, held ? palette_.accent : palette_.border, 2);
  }
  const Vec2 mouse = ImGui::GetIO().MousePos;
  if (ImGui::IsItemHovered() && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) {
    commands_.push_back(usual);
  } else if (held && ImGui::IsMouseDragging(ImGuiMouseButton_Left, 2)) {
    moveTo(spec, ((across ? mouse.x : mouse.y) - from) / (to - from));
  }
  const Rect here = across ? Rect{area.x, mouse.y - 8, area.width, 16} : area;
  if (!held) tooltip(here, spec.name + ": " + spec.value, spec.key, spec.hint);
  recordSlider(spec, area);
}

void Controls::slider(const SliderSpec& spec, Vec2 size) {
  if (!allows(spec.set(spec.now))) return;
  const Vec2 at = ImGui::GetCursorScreenPos();
  const float knob = 0.53f * palette_.textSize;
  const float from = at.x + knob;
  const float to = at.x + size.x - knob;
  track(spec, {at.x, at.y, size.x, size.y}, from, to);
  const double share = spec.most > spec.least ? (spec.now - spec.least) / (spec.most - spec.least) : 0;
  const float y = at.y + 0.5f * size.y;
  const float x = from + static_cast<float>(share) * (to - from);
  const float half = 0.25f * knob;
  fillRect({from, y - half}, {to, y + half}, palette_.border, half);
  fillRect({from, y - half}, {x, y + half}, palette_.accent, half);
  fillCircle({x, y}, knob, palette_.accent);
  fillCircle({x, y}, 0.62f * knob, palette_.page);
}

}  // namespace queens
