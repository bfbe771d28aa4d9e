#include "ui/overlays/cards.hpp"

#include <algorithm>

#include "text/marked.hpp"
#include "ui/controls/guides.hpp"
#include "ui/controls/words.hpp"

namespace queens {
namespace {

// A line of text in the middle of a width, at the cursor.
void centred(const std::string& text, float width) {
  const float needed = ImGui::CalcTextSize(text.c_str()).x;
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + std::max(0.0f, 0.5f * (width - needed)));
  ImGui::TextUnformatted(text.c_str());
}

void drawSentence(Frame& frame, float width, float em) {
  const std::string sentence = frame.say(Message::welcome);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float height = drawMarked(frame, sentence, width, em);
  frame.controls.read(Role::text, "welcome/sentence", plain(sentence), {}, {at.x, at.y, width, height});
}

// Large, with what it plays below it.
void drawPlay(Frame& frame, float width, float side) {
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + 0.5f * (width - side));
  frame.controls.iconButton({.id = "welcome/play",
                             .name = frame.say(Message::play),
                             .key = "Space",
                             .command = AppAction::playFirst,
                             .primary = true,
                             .hint = frame.say(Message::welcomePlay)},
                            Icon::play, {side, side});
  centred(frame.say(Message::welcomePlay), width);
}

void drawOthers(Frame& frame, float width, float height) {
  const ButtonSpec lesson = guideButton(frame, Guide::lesson, "welcome/lesson");
  const ButtonSpec look = {.id = "welcome/close",
                           .name = frame.say(Message::welcomeLook),
                           .key = "Esc",
                           .command = AppAction::closeOverlay};
  const float margins = 4 * ImGui::GetStyle().FramePadding.x + 8;
  const float needed =
      ImGui::CalcTextSize(lesson.name.c_str()).x + ImGui::CalcTextSize(look.name.c_str()).x + margins;
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + std::max(0.0f, 0.5f * (width - needed)));
  frame.controls.wordButton(lesson, {0, height});
  ImGui::SameLine(0, 8);
  frame.controls.wordButton(look, {0, height});
}

}  // namespace

void drawWelcome(Frame& frame, Vec2 screen) {
  const float em = frame.palette().textSize;
  // On low screens less space stands between the parts, so that all of it is in sight.
  const bool low = screen.y < 26 * em;
  const float space = low ? 2 : 0.8f * em;
  const float width = std::min((low ? 34 : 26) * em, screen.x - 60);
  drawSentence(frame, width, (low ? 1.1f : 1.4f) * em);
  const ScopedFont text(frame.fonts, frame.fonts.text, em);
  ImGui::Dummy({width, space});
  drawPlay(frame, width, (low ? 3.2f : 5) * em);
  ImGui::Dummy({width, space});
  drawOthers(frame, width, std::max(44.0f, 2.3f * em));
}

}  // namespace queens
