#include <algorithm>
#include <array>

#include "ui/parts.hpp"
#include "ui/widgets.hpp"

namespace queens {
namespace {

struct Key {
  const char* keys;
  const char* meaning;
};

constexpr std::array<Key, 11> kKeys = {{
    {"Space", "play, pause"},
    {"→  ←", "step, back"},
    {"N  P", "next, previous solution"},
    {"B", "next backtrack"},
    {"Home  End", "first, last seen"},
    {"+  −", "faster, slower"},
    {"[  ]", "smaller, larger board"},
    {"1 … 7", "the seven searches"},
    {"T", "theme"},
    {"?", "this list"},
    {"Esc", "give the keyboard back to the page"},
}};

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

}  // namespace

void drawHelp(const Model& model, const Fonts& fonts, Vec2 screen, Commands& commands) {
  ImGui::SetNextWindowPos({0.5f * screen.x, 0.5f * screen.y}, ImGuiCond_Always, {0.5f, 0.5f});
  beginCard("keys", model.palette);
  {
    const ScopedFont strong(fonts, fonts.strong, 1.2f * model.palette.textSize);
    ImGui::TextUnformatted("Keys");
  }
  ImGui::Dummy({0, 4});
  const float left = ImGui::GetCursorPosX();
  for (const Key& key : kKeys) {
    {
      const ScopedFont mono(fonts, fonts.mono, model.palette.textSize);
      ImGui::TextUnformatted(key.keys);
    }
    ImGui::SameLine();
    ImGui::SetCursorPosX(left + 8 * model.palette.textSize);
    ImGui::TextUnformatted(key.meaning);
  }
  const bool outside = ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !ImGui::IsWindowAppearing();
  endCard();
  if (outside) commands.push_back({Action::toggleHelp});
}

void drawNotice(const Model& model, const Fonts&, Vec2 screen, Commands& commands) {
  const float width = std::min(screen.x - 16, 42 * model.palette.textSize);
  ImGui::SetNextWindowPos({0.5f * screen.x, 8}, ImGuiCond_Always, {0.5f, 0});
  ImGui::SetNextWindowSize({width, 0});
  beginCard("notice", model.palette);
  const float button = 2 * model.palette.textSize;
  ImGui::PushTextWrapPos(width - button - 28);
  ImGui::TextUnformatted(model.notice.data(), model.notice.data() + model.notice.size());
  ImGui::PopTextWrapPos();
  ImGui::SetCursorPos({width - button - 12, 8});
  if (iconButton("Close", Icon::close, {button, button}, model.palette))
    commands.push_back({Action::closeNotice});
  endCard();
}

}  // namespace queens
