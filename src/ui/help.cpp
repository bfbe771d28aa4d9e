#include "ui/help.hpp"

#include <algorithm>
#include <array>

#include "text/marked.hpp"
#include "ui/words.hpp"

namespace queens {
namespace {

constexpr std::array kKeys = {Message::keyPlay,     Message::keyStep,      Message::keyLine,
                              Message::keySolution, Message::keyBacktrack, Message::keyEnds,
                              Message::keySpeed,    Message::keySize,      Message::keyVariant,
                              Message::keyTheme,    Message::keyHelp,      Message::keyEscape};

// Of the help, in ems: between two lines, and all that is not the list of keys.
constexpr float kHelpGap = 0.3f;
constexpr float kHelpRest = 1.2f * kTextLine + 2.3f + 4 * kHelpGap;

// The size at which the list of keys and what goes with it is as high as the room, if it would be higher.
float helpSize(const Frame& frame, Vec2 room) {
  const auto height = [&](float em) {
    float sum = kHelpRest * em + 8;
    for (const Message key : kKeys) sum += heightOf(frame.fonts, frame.say(key), room.x, em) + kHelpGap * em;
    return sum;
  };
  float em = frame.palette().textSize;
  while (em > 8 && height(em) > room.y) em *= 0.97f;
  return em;
}

}  // namespace

void drawHelp(Frame& frame, Vec2 screen) {
  const float width = std::min(30 * frame.palette().textSize, screen.x - 60);
  const float em = helpSize(frame, {width, screen.y - 48});
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{8, kHelpGap * em});
  const ImVec2 top = ImGui::GetCursorScreenPos();
  {
    const ScopedFont strong(frame.fonts, frame.fonts.strong, 1.2f * em);
    ImGui::TextUnformatted(frame.say(Message::help).c_str());
    const ImVec2 size = ImGui::GetItemRectSize();
    frame.controls.read(Role::text, "help/title", frame.say(Message::help), {},
                        {top.x, top.y, size.x, size.y});
  }
  const float button = 2 * em;
  ImGui::SameLine();
  const ImVec2 after = ImGui::GetCursorScreenPos();
  ImGui::SetCursorScreenPos({top.x + width - button, top.y - 0.3f * em});
  frame.controls.iconButton(
      {.id = "help/close", .name = frame.say(Message::close), .key = "Esc", .command = ask::CloseOverlay{}},
      Icon::close, {button, button});
  ImGui::SetCursorScreenPos({top.x, after.y + 1.2f * em * kTextLine + kHelpGap * em});
  ImGui::Dummy({0, 4});
  for (const Message key : kKeys) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float height = drawMarked(frame, frame.say(key), width, em);
    frame.controls.read(Role::item, "help/" + std::to_string(static_cast<int>(key)), plain(frame.say(key)),
                        {}, {at.x, at.y, width, height});
  }
  ImGui::Dummy({0, 4});
  const ScopedFont text(frame.fonts, frame.fonts.text, em);
  frame.controls.wordButton(
      {.id = "help/tour", .name = frame.say(Message::tour), .command = ask::ShowTour{1}}, {0, 2.3f * em});
  ImGui::SameLine(0, 8);
  frame.controls.wordButton({.id = "help/reset",
                             .name = frame.say(Message::reset),
                             .key = "R",
                             .command = ask::OfSession{0, ask::Reset{}}},
                            {0, 2.3f * em});
  ImGui::PopStyleVar();
}

}  // namespace queens
