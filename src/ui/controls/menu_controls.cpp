#include <algorithm>

#include "ui/controls/controls.hpp"

namespace queens {
namespace {

// Room for the mark at the right end of a button that opens a menu, in parts of the text's size.
constexpr float kMenuMark = 1.7f;

}  // namespace

bool Controls::offers(const MenuSpec& spec) const {
  return std::any_of(spec.options.begin(), spec.options.end(),
                     [&](const OptionSpec& option) { return allows(option.command); });
}

void Controls::menuButton(const MenuSpec& spec, Vec2 size) {
  ImGui::PushStyleVar(ImGuiStyleVar_ButtonTextAlign, Vec2{0, 0.5f});
  // A long name in little room is set in smaller letters, and one that would be too small in two lines.
  const Vec2 padding = ImGui::GetStyle().FramePadding;
  const float room = size.x - padding.x - kMenuMark * palette_.textSize;
  if (size.y <= 0) size.y = target(ImGui::GetFrameHeight());
  std::string face = spec.face.empty() ? spec.value : spec.face;
  const std::size_t space = face.rfind(' ');
  if (space != face.npos && sizeWithin(face, room) < palette_.smallest(0.7f)) face[space] = '\n';
  const bool enabled = offers(spec);
  ImGui::PushFont(nullptr, sizeWithin(face, room));
  const bool pressed = ImGui::Button((face + hidden(spec.id)).c_str(), size);
  ImGui::PopFont();
  ImGui::PopStyleVar();
  // A small mark at its right end: it opens downwards.
  const Rect area = lastItem();
  const float part = palette_.textSize / 15;
  const Vec2 tip = {area.right() - 16 * part, area.y + 0.5f * area.height + 2 * part};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (enabled) {
    list.PathLineTo({tip.x - 5 * part, tip.y - 5 * part});
    list.PathLineTo(tip);
    list.PathLineTo({tip.x + 5 * part, tip.y - 5 * part});
    list.PathStroke(imColor(palette_.faint), 0, 1.8f * part);
  }
  leaveMenu(spec, area, pressed);
}

void Controls::menuSign(const MenuSpec& spec, Vec2 size) {
  if (!offers(spec)) {
    ImGui::Dummy(size);
    return;
  }
  const bool open = model_.overlay.isMenuOf(spec.id);
  const Vec2 at = ImGui::GetCursorScreenPos();
  const bool pressed = ImGui::InvisibleButton(hidden(spec.id).c_str(), size);
  if (open || ImGui::IsItemHovered())
    fillRect({at.x + 1, at.y}, {at.x + size.x - 1, at.y + size.y}, palette_.hover, 10);
  drawIcon(Icon::more, at + size * 0.5f, iconSize(size), palette_.ink);
  if (isTipped(spec.id) && !open) showTip(lastItem(), spec.name, spec.key, spec.hint);
  leaveMenu(spec, lastItem(), pressed);
}

// Leaves the record of a button that opens a menu, and the menu if it is open.
void Controls::leaveMenu(const MenuSpec& spec, Rect area, bool pressed) {
  const bool open = model_.overlay.isMenuOf(spec.id);
  if (!open) tooltip(area, spec.name, spec.key, spec.hint);
  leaveRecord({.id = spec.id,
               .name = spec.name,
               .key = spec.key,
               .command = ask::OpenMenu{spec.id},
               .enabled = offers(spec),
               .on = open,
               .hint = spec.hint},
              Role::choice, pressed, spec.value);
  if (!open) return;
  openMenu_ = spec;
  openMenuButton_ = area;
}

float Controls::groupHeight(const OptionSpec& spec) const {
  return spec.group.empty() ? 0 : 1.8f * palette_.small();
}

// The heading above the first option of a group.
void Controls::drawGroup(const OptionSpec& spec, float width) {
  if (spec.group.empty()) return;
  const Vec2 at = ImGui::GetCursorScreenPos();
  const float height = groupHeight(spec);
  fillText({at.x + 0.7f * palette_.textSize, at.y + 0.35f * palette_.small()}, spec.group, palette_.faint,
           palette_.small() * kTextLine);
  ImGui::Dummy({width, height});
}

float Controls::optionHeight(const OptionSpec& spec, float width) const {
  const float unit = palette_.textSize;
  const float group = groupHeight(spec);
  if (spec.note.empty()) return group + target(2 * unit);
  const float small = palette_.small() * kTextLine;
  const float room = width - 1.4f * unit;
  return group +
         target(1.85f * unit + ImGui::GetFont()->CalcTextSizeA(small, room, room, spec.note.c_str()).y);
}

void Controls::option(const std::string& menu, std::size_t index, const OptionSpec& spec, float width) {
  const float unit = palette_.textSize;
  drawGroup(spec, width);
  const Vec2 at = ImGui::GetCursorScreenPos();
  const float height = optionHeight(spec, width) - groupHeight(spec);
  const std::string id = menu + "/" + std::to_string(index);
  const bool pressed = ImGui::InvisibleButton(hidden(id).c_str(), {width, height}) && !hasScrolled();
  if ((spec.chosen && !spec.apart) || ImGui::IsItemHovered()) {
    fillRect({at.x, at.y, width, height}, palette_.hover, 6);
  }
  if (spec.apart) {
    strokeLine(at, {at.x + width, at.y}, palette_.border);
    if (spec.chosen)
      drawIcon(Icon::tick, {at.x + width - 1.2f * unit, at.y + 0.5f * height}, unit, palette_.accent);
  } else if (spec.chosen) {
    fillRect({at.x, at.y + 4}, {at.x + 3, at.y + height - 4}, palette_.accent, 2);
  }
  const float top = at.y + (spec.note.empty() ? 0.5f * (height - ImGui::GetFontSize()) : 0.3f * unit);
  fillText({at.x + 0.7f * unit, top}, spec.name, palette_.ink);
  const float small = palette_.small() * kTextLine;
  fillText({at.x + 0.7f * unit, top + 1.25f * unit}, spec.note, palette_.faint, small, width - 1.4f * unit);
  leaveRecord({.id = id, .name = spec.name, .command = spec.command, .on = spec.chosen, .hint = spec.note},
              spec.apart ? Role::toggle : Role::option, pressed);
}

}  // namespace queens
