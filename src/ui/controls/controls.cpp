#include "ui/controls/controls.hpp"

#include <algorithm>

#include "ui/controls/tip.hpp"

namespace queens {

void Controls::continueLine(float gap, float width) {
  const float end = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
  if (ImGui::GetItemRectMax().x + gap + width <= end) ImGui::SameLine(0, gap);
}

bool Controls::hasScrolled() {
  const ImGuiIO& io = ImGui::GetIO();
  return io.MouseSource == ImGuiMouseSource_TouchScreen && io.MouseDragMaxDistanceSqr[0] > 64;
}

std::string Controls::hidden(const std::string& id) {
  return "##" + id;
}

// Whether the reader may use the keys of a control, which are written "G", "Shift+G", "+ −" or "Page Up".
bool Controls::namesKeys(std::string_view keys) const {
  if (isStill(model_.preferences)) return false;
  constexpr std::string_view kShift = "Shift+";
  if (keys.starts_with(kShift)) keys.remove_prefix(kShift.size());
  if (keys.size() > 1 && keys[1] == ' ') keys = keys.substr(0, 1);
  return model_.preferences.keys.allows(keys);
}

void Controls::read(Record record) {
  record.region = region_;
  if (!namesKeys(record.key)) record.key.clear();
  if (record.command && !allows(*record.command)) record.enabled = false;
  const ImDrawList& list = *ImGui::GetWindowDrawList();
  const Vec2 from = list.GetClipRectMin();
  const Vec2 to = list.GetClipRectMax();
  const Vec2 middle = {record.area.x + std::min(0.5f * record.area.width, palette_.textSize),
                       record.area.y + 0.5f * record.area.height};
  record.inSight = Rect{from.x, from.y, to.x - from.x, to.y - from.y}.contains(middle);
  // A visible control is not scrolled.
  if (!model_.revealed.empty() && record.id == model_.revealed && !record.inSight) {
    ImGui::SetScrollHereY();
    if (middle.x < from.x || middle.x >= to.x) ImGui::SetScrollHereX();
  }
  records_.push_back(std::move(record));
}

// Leaves the record of the item drawn last and passes on what it asks for.
void Controls::leaveRecord(const ButtonSpec& spec, Role role, bool pressed, const std::string& value) {
  read({.role = role,
        .id = spec.id,
        .name = spec.name,
        .value = value,
        .hint = spec.hint,
        .key = spec.key,
        .area = lastItem(),
        .enabled = spec.enabled,
        .on = spec.on,
        .code = spec.code,
        .command = spec.command});
  const bool enabled = spec.enabled && allows(spec.command);
  if (enabled && ImGui::IsItemHovered()) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
  if (pressed && enabled) commands_.push_back(spec.command);
}

// Calls `leaveRecord`, and shows a tip under the pointer.
void Controls::press(const ButtonSpec& spec, Role role, bool pressed) {
  tooltip(lastItem(), spec.name, spec.key, spec.hint);
  leaveRecord(spec, role, pressed);
}

void Controls::tooltip(Rect about, const std::string& name, const std::string& key, const std::string& hint) {
  if (!ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled)) return;
  // A finger that is lifted points nowhere any more; its tip would stay.
  if (ImGui::GetIO().MouseSource == ImGuiMouseSource_TouchScreen || restsAfterClick()) return;
  showTip(about, name, key, hint);
}

void Controls::showTip(Rect about, const std::string& name, const std::string& key, const std::string& hint) {
  if (!bar_.empty()) {
    about.y = bar_.y;
    about.height = bar_.height;
  }
  // The reader continues below a control of the column, so its tip is above.
  const bool above = region_ == Region::panels || region_ == Region::program || region_ == Region::caption;
  drawTip(palette_, fonts_, about, key.empty() || !namesKeys(key) ? name : name + " (" + key + ")", hint,
          {.above = above, .kept = kept_, .inRow = true, .brief = region_ == Region::toolbar});
}

float Controls::iconSize(Vec2 size) const {
  return std::min({0.55f * size.x, 0.7f * size.y, std::max(22.0f, 1.3f * palette_.textSize)});
}

void Controls::iconButton(const ButtonSpec& spec, Icon icon, Vec2 size) {
  if (!allows(spec.command)) {
    ImGui::Dummy(size);
    return;
  }
  const Vec2 at = ImGui::GetCursorScreenPos();
  ImGui::BeginDisabled(!spec.enabled);
  const bool pressed = ImGui::InvisibleButton(hidden(spec.id).c_str(), size);
  ImGui::EndDisabled();
  // Neighbours are set apart to the eye, but not to a finger.
  const auto fill = [&](Color color) {
    fillRect({at.x + 1, at.y}, {at.x + size.x - 1, at.y + size.y}, color, 10);
  };
  if (spec.primary) {
    fill(palette_.accent);
  } else if (spec.enabled && ImGui::IsItemHovered()) {
    fill(palette_.hover);
  }
  const Color ink = spec.primary ? palette_.onAccent : palette_.ink;
  const Color color = ink.faded(spec.enabled ? 1 : 0.3f);
  float middle = 0.5f * size.y;
  if (!spec.face.empty()) {
    const ScopedFont text(fonts_.text, palette_.small());
    const ScopedFont fitting(fonts_.text, sizeWithin(spec.face, size.x) / kTextLine);
    const Vec2 word = textSize(spec.face);
    middle = 0.5f * (size.y - word.y);
    fillText({at.x + 0.5f * (size.x - word.x), at.y + size.y - word.y}, spec.face, color);
  }
  drawIcon(icon, {at.x + 0.5f * size.x, at.y + middle}, iconSize({size.x, 2 * middle}), color);
  if (isTipped(spec.id)) showTip(lastItem(), spec.name, spec.key, spec.hint);
  press(spec, Role::button, pressed);
}

void Controls::wordButton(const ButtonSpec& spec, Vec2 size, bool framed) {
  if (!allows(spec.command)) {
    ImGui::Dummy(size);
    return;
  }
  if (!framed) {
    ImGui::PushStyleColor(ImGuiCol_Button, imColor4(palette_.page.faded(0)));
    ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 0);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, Vec2{0, 0});
  }
  const std::string& face = spec.face.empty() ? spec.name : spec.face;
  ImGui::BeginDisabled(!spec.enabled);
  const bool pressed = ImGui::Button((face + hidden(spec.id)).c_str(), size);
  ImGui::EndDisabled();
  if (!framed) {
    ImGui::PopStyleVar(2);
    ImGui::PopStyleColor();
  }
  press(spec, Role::button, pressed);
}

bool Controls::underlined(const ButtonSpec& spec, float close) {
  const float unit = palette_.textSize;
  const std::string& face = spec.face.empty() ? spec.name : spec.face;
  const Vec2 text = textSize(face);
  const Vec2 at = ImGui::GetCursorScreenPos();
  const Vec2 size = {target(tabWidth(face, close)), target(2 * unit)};
  const bool pressed = ImGui::InvisibleButton(hidden(spec.id).c_str(), size);
  const Vec2 end = at + size;
  // The line is never shorter than the word.
  const float inset = std::min(0.4f * unit, 0.5f * (size.x - text.x));
  if (ImGui::IsItemHovered() && !spec.on) fillRect(at, end, palette_.hover, 6);
  fillText(at + (size - text) * 0.5f, face, spec.on ? palette_.ink : palette_.faint);
  if (spec.on) fillRect({at.x + inset, end.y - 2}, {end.x - inset, end.y}, palette_.accent);
  return pressed;
}

float Controls::tabWidth(const std::string& name, float close) const {
  return textWidth(name) + 1.1f * close * ImGui::GetFontSize() / kTextLine;
}

void Controls::tab(const ButtonSpec& spec, float close) {
  // A row of tabs that goes on beyond the screen is drawn aside by one of them.
  press(spec, Role::tab, underlined(spec, close) && !hasScrolled());
}

void Controls::toggle(const ButtonSpec& spec) {
  press(spec, Role::toggle, underlined(spec));
}

void Controls::fold(const ButtonSpec& spec, float height) {
  const Vec2 at = ImGui::GetCursorScreenPos();
  const float width = textWidth(spec.name) + 2.2f * palette_.textSize;
  const bool pressed = ImGui::InvisibleButton(hidden(spec.id).c_str(), {width, height});
  const Color color = ImGui::IsItemHovered() ? palette_.ink : palette_.faint;
  const Vec2 middle = {at.x + 0.6f * palette_.textSize, at.y + 0.5f * height};
  drawIcon(spec.on ? Icon::down : Icon::unfold, middle, 0.6f * height, color);
  fillText({at.x + 1.5f * palette_.textSize, at.y + 0.5f * (height - ImGui::GetFontSize())}, spec.name,
           color);
  press(spec, Role::toggle, pressed);
}

void Controls::row(const ButtonSpec& spec, Vec2 size) {
  const Vec2 at = ImGui::GetCursorScreenPos();
  const bool pressed = ImGui::InvisibleButton(hidden(spec.id).c_str(), size) && !hasScrolled();
  const Vec2 end = at + size;
  if (spec.on) {
    fillRect(at, end, palette_.accent.faded(0.2f), 4);
    fillRect(at, {at.x + 3, end.y}, palette_.accent, 2);
  } else if (ImGui::IsItemHovered()) {
    fillRect(at, end, palette_.hover, 4);
    // A tip would cover the lines around.
    const Vec2 hint = textSize(spec.hint);
    fillText({end.x - hint.x - 8, at.y + 0.5f * (size.y - hint.y)}, spec.hint, palette_.faint);
  }
  leaveRecord(spec, Role::button, pressed);
}

void Controls::stopLine(const ButtonSpec& spec, Vec2 size) {
  const Vec2 at = ImGui::GetCursorScreenPos();
  const bool pressed = ImGui::InvisibleButton(hidden(spec.id).c_str(), size) && !hasScrolled();
  const bool pointed =
      allows(spec.command) && ImGui::IsItemHovered() && ImGui::GetIO().MouseSource == ImGuiMouseSource_Mouse;
  const Vec2 mark = {at.x + 4, at.y + 0.5f * size.y};
  if (spec.on)
    fillCircle(mark, std::min(4.0f, 0.3f * size.y), palette_.attacked);
  else if (pointed)
    strokeCircle(mark, std::min(3.5f, 0.3f * size.y), palette_.attacked, 1.5f);
  if (pressed) commands_.push_back(spec.command);
}

void Controls::ground(const ButtonSpec& spec, Vec2 size) {
  const Vec2 at = ImGui::GetCursorScreenPos();
  const bool pressed = ImGui::InvisibleButton(hidden(spec.id).c_str(), size) && !hasScrolled();
  const bool pointed = ImGui::IsItemHovered();
  if (spec.on || pointed)
    fillRect(at - Vec2{3, 3}, at + size + Vec2{3, 3}, spec.on ? palette_.accent.faded(0.35f) : palette_.hover,
             4);
  press(spec, Role::button, pressed);
}

}  // namespace queens
