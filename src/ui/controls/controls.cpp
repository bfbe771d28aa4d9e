#include "ui/controls/controls.hpp"

#include <algorithm>

#include "ui/controls/tip.hpp"

namespace queens {

Rect Controls::lastItem() {
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 size = ImGui::GetItemRectSize();
  return {from.x, from.y, size.x, size.y};
}

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
  const ImVec2 from = list.GetClipRectMin();
  const ImVec2 to = list.GetClipRectMax();
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

void Controls::read(Role role, std::string id, std::string name, std::string value, Rect area) {
  read({.role = role, .id = std::move(id), .name = std::move(name), .value = std::move(value), .area = area});
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

float Controls::iconSize(ImVec2 size) const {
  return std::min({0.55f * size.x, 0.7f * size.y, std::max(22.0f, 1.3f * palette_.textSize)});
}

void Controls::iconButton(const ButtonSpec& spec, Icon icon, ImVec2 size) {
  if (!allows(spec.command)) {
    ImGui::Dummy(size);
    return;
  }
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::BeginDisabled(!spec.enabled);
  const bool pressed = ImGui::InvisibleButton(hidden(spec.id).c_str(), size);
  ImGui::EndDisabled();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  // Neighbours are set apart to the eye, but not to a finger.
  const auto fill = [&](Color color) {
    list.AddRectFilled({at.x + 1, at.y}, {at.x + size.x - 1, at.y + size.y}, imColor(color), 10);
  };
  if (spec.primary) {
    fill(palette_.accent);
  } else if (spec.enabled && ImGui::IsItemHovered()) {
    fill(palette_.hover);
  }
  const Color ink = spec.primary ? palette_.onAccent : palette_.ink;
  const ImU32 color = imColor(ink.faded(spec.enabled ? 1 : 0.3f));
  float middle = 0.5f * size.y;
  if (!spec.face.empty()) {
    const ScopedFont text(fonts_, fonts_.text, palette_.small());
    const ScopedFont fitting(fonts_, fonts_.text, sizeWithin(spec.face, size.x) / kTextLine);
    const ImVec2 word = ImGui::CalcTextSize(spec.face.c_str());
    middle = 0.5f * (size.y - word.y);
    list.AddText({at.x + 0.5f * (size.x - word.x), at.y + size.y - word.y}, color, spec.face.c_str());
  }
  drawIcon(list, icon, {at.x + 0.5f * size.x, at.y + middle}, iconSize({size.x, 2 * middle}), color);
  if (isTipped(spec.id)) showTip(lastItem(), spec.name, spec.key, spec.hint);
  press(spec, Role::button, pressed);
}

void Controls::wordButton(const ButtonSpec& spec, ImVec2 size, bool framed) {
  if (!allows(spec.command)) {
    ImGui::Dummy(size);
    return;
  }
  if (!framed) {
    ImGui::PushStyleColor(ImGuiCol_Button, imColor4(palette_.page.faded(0)));
    ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 0);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2{0, 0});
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
  const ImVec2 text = ImGui::CalcTextSize(face.c_str());
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const ImVec2 size = {target(tabWidth(face, close)), target(2 * unit)};
  const bool pressed = ImGui::InvisibleButton(hidden(spec.id).c_str(), size);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 end = {at.x + size.x, at.y + size.y};
  // The line is never shorter than the word.
  const float inset = std::min(0.4f * unit, 0.5f * (size.x - text.x));
  if (ImGui::IsItemHovered() && !spec.on) list.AddRectFilled(at, end, imColor(palette_.hover), 6);
  list.AddText({at.x + 0.5f * (size.x - text.x), at.y + 0.5f * (size.y - text.y)},
               imColor(spec.on ? palette_.ink : palette_.faint), face.c_str());
  if (spec.on)
    list.AddRectFilled({at.x + inset, end.y - 2}, {end.x - inset, end.y}, imColor(palette_.accent));
  return pressed;
}

float Controls::tabWidth(const std::string& name, float close) const {
  return ImGui::CalcTextSize(name.c_str()).x + 1.1f * close * ImGui::GetFontSize() / kTextLine;
}

void Controls::tab(const ButtonSpec& spec, float close) {
  // A row of tabs that goes on beyond the screen is drawn aside by one of them.
  const bool pressed = underlined(spec, close) && !hasScrolled();
  press(spec, Role::tab, pressed);
}

void Controls::toggle(const ButtonSpec& spec) {
  const bool pressed = underlined(spec);
  press(spec, Role::toggle, pressed);
}

void Controls::fold(const ButtonSpec& spec, float height) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::CalcTextSize(spec.name.c_str()).x + 2.2f * palette_.textSize;
  const bool pressed = ImGui::InvisibleButton(hidden(spec.id).c_str(), {width, height});
  const ImU32 color = imColor(ImGui::IsItemHovered() ? palette_.ink : palette_.faint);
  const ImVec2 middle = {at.x + 0.6f * palette_.textSize, at.y + 0.5f * height};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  drawIcon(list, spec.on ? Icon::down : Icon::unfold, middle, 0.6f * height, color);
  list.AddText({at.x + 1.5f * palette_.textSize, at.y + 0.5f * (height - ImGui::GetFontSize())}, color,
               spec.name.c_str());
  press(spec, Role::toggle, pressed);
}

void Controls::row(const ButtonSpec& spec, ImVec2 size) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const bool pressed = ImGui::InvisibleButton(hidden(spec.id).c_str(), size) && !hasScrolled();
  const ImVec2 end = {at.x + size.x, at.y + size.y};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (spec.on) {
    list.AddRectFilled(at, end, imColor(palette_.accent.faded(0.2f)), 4);
    list.AddRectFilled(at, {at.x + 3, end.y}, imColor(palette_.accent), 2);
  } else if (ImGui::IsItemHovered()) {
    list.AddRectFilled(at, end, imColor(palette_.hover), 4);
    // A tip would cover the lines around.
    const ImVec2 hint = ImGui::CalcTextSize(spec.hint.c_str());
    list.AddText({end.x - hint.x - 8, at.y + 0.5f * (size.y - hint.y)}, imColor(palette_.faint),
                 spec.hint.c_str());
  }
  leaveRecord(spec, Role::button, pressed);
}

void Controls::stopLine(const ButtonSpec& spec, ImVec2 size) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const bool pressed = ImGui::InvisibleButton(hidden(spec.id).c_str(), size) && !hasScrolled();
  const bool pointed =
      allows(spec.command) && ImGui::IsItemHovered() && ImGui::GetIO().MouseSource == ImGuiMouseSource_Mouse;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 mark = {at.x + 4, at.y + 0.5f * size.y};
  if (spec.on)
    list.AddCircleFilled(mark, std::min(4.0f, 0.3f * size.y), imColor(palette_.attacked));
  else if (pointed)
    list.AddCircle(mark, std::min(3.5f, 0.3f * size.y), imColor(palette_.attacked), 0, 1.5f);
  if (pressed) commands_.push_back(spec.command);
}

void Controls::ground(const ButtonSpec& spec, ImVec2 size) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const bool pressed = ImGui::InvisibleButton(hidden(spec.id).c_str(), size) && !hasScrolled();
  const bool pointed = ImGui::IsItemHovered();
  if (spec.on || pointed)
    ImGui::GetWindowDrawList()->AddRectFilled(
        {at.x - 3, at.y - 3}, {at.x + size.x + 3, at.y + size.y + 3},
        imColor(spec.on ? palette_.accent.faded(0.35f) : palette_.hover), 4);
  press(spec, Role::button, pressed);
}

}  // namespace queens
