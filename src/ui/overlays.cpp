#include <algorithm>
#include <array>

#include "ui/parts.hpp"
#include "ui/widgets.hpp"
#include "ui/words.hpp"

namespace queens {
namespace {

constexpr std::array kKeys = {Message::keyPlay,     Message::keyStep,      Message::keyLine,
                              Message::keySolution, Message::keyBacktrack, Message::keyEnds,
                              Message::keySpeed,    Message::keySize,      Message::keyVariant,
                              Message::keyTheme,    Message::keyHelp,      Message::keyEscape};

constexpr ImGuiWindowFlags kOverlay = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                      ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoSavedSettings |
                                      ImGuiWindowFlags_AlwaysAutoResize;

void beginCard(const char* name, const Palette& palette) {
  ImGui::PushStyleColor(ImGuiCol_WindowBg, imColor4(palette.page));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{20, 16});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 12);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 1);
  ImGui::Begin(name, nullptr, kOverlay);
}

void endCard() {
  ImGui::End();
  ImGui::PopStyleVar(3);
  ImGui::PopStyleColor();
}

// Of the help, in ems: between two lines, and all that is not the list of keys.
constexpr float kHelpGap = 0.3f;
constexpr float kHelpRest = 1.2f * kTextLine + 2.3f + 4 * kHelpGap;

// The size at which the list of keys and what goes with it is as high as the room, if it would be higher.
float helpSize(const Model& model, const Fonts& fonts, Vec2 room) {
  const auto height = [&](float em) {
    float sum = kHelpRest * em + 8;
    for (const Message key : kKeys) sum += heightOf(fonts, say(model, key), room.x, em) + kHelpGap * em;
    return sum;
  };
  float em = model.palette.textSize;
  while (em > 8 && height(em) > room.y) em *= 0.97f;
  return em;
}

}  // namespace

void drawHelp(const Model& model, const Fonts& fonts, Vec2 screen, Commands& commands) {
  const float width = std::min(30 * model.palette.textSize, screen.x - 60);
  const float em = helpSize(model, fonts, {width, screen.y - 48});
  ImGui::SetNextWindowPos({0.5f * screen.x, 0.5f * screen.y}, ImGuiCond_Always, {0.5f, 0.5f});
  beginCard("keys", model.palette);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{8, kHelpGap * em});
  {
    const ScopedFont strong(fonts, fonts.strong, 1.2f * em);
    ImGui::TextUnformatted(say(model, Message::help).c_str());
  }
  ImGui::Dummy({0, 4});
  for (const Message key : kKeys) drawMarked(model, fonts, say(model, key), width, em);
  ImGui::Dummy({0, 4});
  const ScopedFont text(fonts, fonts.text, em);
  if (ImGui::Button(say(model, Message::tour).c_str(), {0, 2.3f * em})) {
    commands.push_back({Action::toggleHelp});
    commands.push_back({Action::setTour, 1});
  }
  bool onButton = ImGui::IsItemHovered();
  ImGui::SameLine(0, 8);
  if (ImGui::Button(say(model, Message::reset).c_str(), {0, 2.3f * em})) {
    commands.push_back({Action::toggleHelp});
    commands.push_back({Action::reset});
  }
  onButton |= ImGui::IsItemHovered();
  const bool outside =
      !onButton && ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !ImGui::IsWindowAppearing();
  ImGui::PopStyleVar();
  endCard();
  if (outside) commands.push_back({Action::toggleHelp});
}

void drawNotice(const Model& model, const Fonts& fonts, Vec2 screen, Reaction& reaction) {
  const float width = std::min(screen.x - 16, 42 * model.palette.textSize);
  ImGui::SetNextWindowPos({0.5f * screen.x, 8}, ImGuiCond_Always, {0.5f, 0});
  ImGui::SetNextWindowSize({width, 0});
  beginCard("notice", model.palette);
  const float button = 2 * model.palette.textSize;
  std::string_view left = model.notice;
  while (!left.empty()) {
    const std::string_view line = left.substr(0, left.find('\n'));
    left.remove_prefix(std::min(left.size(), line.size() + 1));
    drawMarked(model, fonts, line, width - button - 48, model.palette.textSize);
  }
  ImGui::SetCursorPos({width - button - 12, 8});
  if (iconButton(say(model, Message::close).c_str(), Icon::close, {button, button}, model.palette))
    reaction.commands.push_back({Action::closeNotice});
  const ImVec2 at = ImGui::GetWindowPos();
  const ImVec2 size = ImGui::GetWindowSize();
  reaction.touchable.push_back({at.x, at.y, size.x, size.y});
  endCard();
}

}  // namespace queens
