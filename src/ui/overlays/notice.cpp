#include "ui/overlays/overlays.hpp"

#include <algorithm>

#include "ui/controls/words.hpp"
#include "ui/overlays/cards.hpp"

namespace queens {
namespace {

constexpr ImGuiWindowFlags kNotice = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                     ImGuiWindowFlags_NoNav | ImGuiWindowFlags_AlwaysAutoResize;

}  // namespace

void drawNotice(const Frame& frame, Vec2 screen) {
  if (frame.model.notice.empty()) return;
  frame.controls.enter(Region::notice);
  const float unit = frame.palette().textSize;
  const float width = std::min(screen.x - 16, 42 * unit);
  ImGui::SetNextWindowPos({0.5f * screen.x, 8}, ImGuiCond_Always, {0.5f, 0});
  ImGui::SetNextWindowSize({width, 0});
  const CardStyle style(frame.palette());
  ImGui::Begin("notice", nullptr, kNotice);
  const float button = frame.controls.target(2 * unit);
  std::string_view left = frame.model.notice;
  for (int i = 0; !left.empty(); ++i) {
    const std::string_view line = left.substr(0, left.find('\n'));
    left.remove_prefix(std::min(left.size(), line.size() + 1));
    drawParagraph(frame, "notice/" + std::to_string(i), line, width - button - 48, unit);
  }
  ImGui::SetCursorPos({width - button - 12, 8});
  frame.controls.iconButton({.id = "notice/close",
                             .name = frame.say(Message::close),
                             .key = "Esc",
                             .command = AppAction::closeNotice},
                            Icon::close, {button, button});
  const Vec2 at = ImGui::GetWindowPos();
  const Vec2 size = ImGui::GetWindowSize();
  frame.reaction.touchable.push_back({at.x, at.y, size.x, size.y});
  ImGui::End();
}

}  // namespace queens
