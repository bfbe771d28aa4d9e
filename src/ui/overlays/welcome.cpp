#include "ui/overlays/cards.hpp"

#include <algorithm>

#include "ui/controls/guides.hpp"
#include "ui/controls/words.hpp"

namespace queens {
namespace {

// Large, with what it plays below it.
void drawPlay(const Frame& frame, float width, float side) {
  const std::string text = frame.say(Message::welcomePlay);
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + 0.5f * (width - side));
  frame.controls.iconButton({.id = "welcome/play",
                             .name = frame.say(Message::play),
                             .key = "Space",
                             .command = AppAction::playFirst,
                             .primary = true,
                             .hint = text},
                            Icon::play, {side, side});
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + std::max(0.0f, 0.5f * (width - textWidth(text))));
  ImGui::TextUnformatted(text.c_str());
}

void drawOthers(const Frame& frame, float width, float height) {
  const ButtonSpec lesson = guideButton(frame, Guide::lesson, "welcome/lesson");
  const ButtonSpec look = {.id = "welcome/close",
                           .name = frame.say(Message::welcomeLook),
                           .key = "Esc",
                           .command = AppAction::closeOverlay};
  const float margins = 4 * ImGui::GetStyle().FramePadding.x + 8;
  const float needed = textWidth(lesson.name) + textWidth(look.name) + margins;
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + std::max(0.0f, 0.5f * (width - needed)));
  frame.controls.wordButton(lesson, {0, height});
  ImGui::SameLine(0, 8);
  frame.controls.wordButton(look, {0, height});
}

}  // namespace

void drawWelcome(const Frame& frame, Vec2 screen) {
  const float em = frame.palette().textSize;
  // On low screens less space stands between the parts, so that all of it is in sight.
  const bool low = screen.y < 26 * em;
  const float space = low ? 2 : 0.8f * em;
  const float width = std::min((low ? 34 : 26) * em, screen.x - 60);
  drawParagraph(frame, "welcome/sentence", frame.say(Message::welcome), width, (low ? 1.1f : 1.4f) * em);
  const ScopedFont text(frame.fonts.text, em);
  ImGui::Dummy({width, space});
  drawPlay(frame, width, (low ? 3.2f : 5) * em);
  ImGui::Dummy({width, space});
  drawOthers(frame, width, std::max(44.0f, 2.3f * em));
}

}  // namespace queens
