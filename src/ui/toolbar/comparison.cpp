#include "ui/toolbar/toolbar.hpp"

#include "text/comparison.hpp"

#include <algorithm>

#include "text/marked.hpp"
#include "text/title.hpp"
#include "ui/controls/words.hpp"
#include "ui/toolbar/search_menu.hpp"

namespace queens {
namespace {

void drawAbreast(const SessionFrame& frame, Rect area) {
  const Frame& all = frame.frame;
  const auto now = static_cast<std::size_t>(all.model.by);
  MenuSpec menu = {.id = "abreast",
                   .name = all.say(Message::abreast),
                   .value = all.say(Message::abreastEvent + now),
                   .hint = all.say(Message::abreastEventNote + now)};
  for (std::size_t i = 0; i < kAbreastNames.size(); ++i) {
    menu.options.push_back({.name = all.say(Message::abreastEvent + i),
                            .note = all.say(Message::abreastEventNote + i),
                            .command = ask::KeepAbreast{static_cast<Abreast>(i)},
                            .chosen = i == now});
  }
  ImGui::SetCursorScreenPos({area.x, area.y});
  all.controls.menuButton(menu, {area.width, area.height}, isMenuOf(all.model.overlay, menu.id));
}

std::string sayDifference(const Session& first, const Session& second, const Model& model) {
  if (model.by != Abreast::operation)
    return difference(first.timeline(), second.timeline(), model.by, model.language);
  return race({first.timeline(), first.operations()}, {second.timeline(), second.operations()},
              model.language);
}

}  // namespace

void drawDifference(const SessionFrame& frame, Rect area) {
  const Frame& all = frame.frame;
  const float unit = frame.palette().textSize;
  const float width = std::min(8.5f * unit, 0.36f * area.width);
  const float height = std::min(2.3f * unit, area.height - 4);
  drawAbreast(frame, {area.x + area.width - width, area.y + 4, width, height});
  const std::string text = sayDifference(frame.session, all.model.sessions[1], all.model);
  const Rect room = {area.x, area.y + 8, area.width - width - unit, area.height - 8};
  drawMarkedIn(all, "difference", text, room, unit, 0.75f * unit);
  frame.frame.controls.read(Role::text, "difference", text, {}, room);
}

void drawHeading(const SessionFrame& frame, Rect area) {
  const Frame& all = frame.frame;
  const float unit = frame.palette().textSize;
  const float height = 2.3f * unit;
  ImGui::SetCursorScreenPos({area.x, area.y});
  if (frame.index > 0) {
    const float menu = std::min(14 * unit, area.width - height - 4);
    drawSearchMenu(frame, Message::secondSearch, menu);
    ImGui::SetCursorScreenPos({area.x + area.width - height, area.y});
    all.controls.iconButton(
        {.id = frame.id("end"), .name = all.say(Message::endComparison), .command = ask::ToggleComparison{}},
        Icon::close, {height, height});
    return;
  }
  const std::string title = titleOf(frame.session.program(), all.model.language);
  const ScopedFont strong(all.fonts, all.fonts.strong, 1.07f * unit);
  ImGui::GetWindowDrawList()->AddText({area.x + 4, area.y + 0.5f * (height - ImGui::GetFontSize())},
                                      imColor(frame.palette().ink), title.c_str());
  all.controls.read(Role::text, "heading", title, {}, {area.x, area.y, area.width, height});
}

}  // namespace queens
