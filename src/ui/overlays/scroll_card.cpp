#include "ui/overlays/scroll_card.hpp"

#include <algorithm>

#include "ui/controls/scroll_panel.hpp"

namespace queens {

void drawScrollCard(Frame& frame, Vec2 screen, const ScrollCard& card,
                    const std::function<void(float width)>& body) {
  const float em = frame.palette().textSize;
  const float bar = ImGui::GetStyle().ScrollbarSize;
  const float width = std::min(card.width + bar, screen.x - 60);
  const ImVec2 top = ImGui::GetCursorScreenPos();
  const float button = frame.controls.target(2 * em);
  {
    const ScopedFont strong(frame.fonts, frame.fonts.strong, 1.5f * em);
    ImGui::TextUnformatted(card.title.c_str());
    const ImVec2 size = ImGui::GetItemRectSize();
    frame.controls.read(Role::text, card.id + "/title", card.title, {}, {top.x, top.y, size.x, size.y});
  }
  const float heading = 2.1f * em;
  const float room = std::max(4 * em, screen.y - 52 - heading);
  // As high as what was in it a frame ago.
  float& content = *ImGui::GetStateStorage()->GetFloatRef(ImGui::GetID(card.id.c_str()), room);
  const float before = content;
  ImGui::SetCursorScreenPos({top.x, top.y + heading});
  {
    const ScrollPanel panel(card.id.c_str(), {width, std::min(content, room)}, frame.reaction);
    const auto* shown = std::get_if<over::Card>(&frame.model.overlay);
    if (shown && shown->scroll != 0)
      ImGui::SetScrollY(ImGui::GetScrollY() + 1.5f * em * static_cast<float>(shown->scroll));
    body(width - bar - 4);
    content = ImGui::GetCursorPosY();
  }
  if (content != before) frame.reaction.unsettled = true;
  // The last to be drawn is the last to be reached by the Tab key: what the card offers comes first.
  ImGui::SetCursorScreenPos({top.x + width - button, top.y - 0.3f * em});
  frame.controls.iconButton({.id = card.id + "/close",
                             .name = frame.say(Message::close),
                             .key = "Esc",
                             .command = AppAction::closeOverlay},
                            Icon::close, {button, button});
}

}  // namespace queens
