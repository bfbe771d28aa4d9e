#include "ui/interface.hpp"

#include "imgui_internal.h"
#include "ui/parts.hpp"

namespace queens {

bool inputIsWaiting() {
  return !ImGui::GetCurrentContext()->InputEventsQueue.empty();
}

Reaction drawInterface(const Model& model, const Fonts& fonts, const Layout& layout, Vec2 screen) {
  Reaction reaction;
  Commands& commands = reaction.commands;
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize({screen.x, screen.y});
  constexpr ImGuiWindowFlags kPlain = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                      ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoNav |
                                      ImGuiWindowFlags_NoScrollWithMouse | ImGuiWindowFlags_NoSavedSettings;
  ImGui::Begin("screen", nullptr, kPlain);
  drawCoordinates(model, fonts, layout);
  if (!layout.toolbar.empty()) drawToolbar(model, fonts, layout, commands);
  if (!layout.caption.empty()) {
    if (model.tour)
      drawTour(model, fonts, layout.caption, commands);
    else
      drawCaption(model, fonts, layout.caption);
  }
  if (!layout.code.empty()) drawCode(model, fonts, layout.code, reaction);
  if (!layout.side.empty()) drawTabs(model, fonts, layout.side, layout.code.empty(), reaction);
  if (!layout.transport.empty()) drawTransport(model, fonts, layout, commands);
  ImGui::End();
  if (model.help) drawHelp(model, fonts, screen, commands);
  if (!model.notice.empty()) drawNotice(model, fonts, screen, reaction);
  return reaction;
}

}  // namespace queens
