#include "ui/overlays/cards.hpp"

#include <algorithm>

#include "ui/controls/scroll_panel.hpp"
#include "ui/controls/words.hpp"

namespace queens {

CardStyle::CardStyle(const Palette& palette) {
  ImGui::PushStyleColor(ImGuiCol_WindowBg, imColor4(palette.page));
  ImGui::PushStyleColor(ImGuiCol_ChildBg, imColor4(palette.page));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, Vec2{20, 16});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 12);
  ImGui::PushStyleVar(ImGuiStyleVar_ChildRounding, 12);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 1);
  ImGui::PushStyleVar(ImGuiStyleVar_ChildBorderSize, 1);
}

CardStyle::~CardStyle() {
  ImGui::PopStyleVar(5);
  ImGui::PopStyleColor(2);
}

void drawScrollCard(const Frame& frame, Vec2 screen, const std::string& id, const std::string& title,
                    float width, const std::function<void(float width)>& body) {
  const float em = frame.palette().textSize;
  const float bar = ImGui::GetStyle().ScrollbarSize;
  width = std::min(width + bar, screen.x - 60);
  const Vec2 top = ImGui::GetCursorScreenPos();
  const float button = frame.controls.target(2 * em);
  {
    const ScopedFont strong(frame.fonts.strong, 1.5f * em);
    drawText(frame, id + "/title", title);
  }
  const float heading = 2.1f * em;
  const float room = std::max(4 * em, screen.y - 52 - heading);
  // As high as what was in it a frame ago.
  float& content = *ImGui::GetStateStorage()->GetFloatRef(ImGui::GetID(id.c_str()), room);
  const float before = content;
  ImGui::SetCursorScreenPos({top.x, top.y + heading});
  {
    const ScrollPanel panel(id.c_str(), {width, std::min(content, room)}, frame.reaction);
    if (const int lines = frame.model.overlay.scroll; lines != 0)
      ImGui::SetScrollY(ImGui::GetScrollY() + 1.5f * em * static_cast<float>(lines));
    body(width - bar - 4);
    content = ImGui::GetCursorPosY();
  }
  if (content != before) frame.reaction.unsettled = true;
  // The last to be drawn is the last to be reached by the Tab key: what the card offers comes first.
  ImGui::SetCursorScreenPos({top.x + width - button, top.y - 0.3f * em});
  frame.controls.iconButton({.id = id + "/close",
                             .name = frame.say(Message::close),
                             .key = "Esc",
                             .command = AppAction::closeOverlay},
                            Icon::close, {button, button});
}

}  // namespace queens
