#include <algorithm>
#include <string>

#include "ui/parts.hpp"
#include "ui/widgets.hpp"
#include "ui/words.hpp"

namespace queens {
namespace {

std::string titleOf(const Model& model, VariantId variant) {
  return say(model, Message::titleBoardScan + static_cast<int>(variant));
}

// A small mark at the right end of the item drawn last: it opens downwards.
void drawChevron(const Model& model) {
  const ImVec2 end = ImGui::GetItemRectMax();
  const ImVec2 tip = {end.x - 16, 0.5f * (end.y + ImGui::GetItemRectMin().y) + 2};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PathLineTo({tip.x - 5, tip.y - 5});
  list.PathLineTo(tip);
  list.PathLineTo({tip.x + 5, tip.y - 5});
  list.PathStroke(imColor(model.palette.faint), 0, 1.8f);
}

void drawVariant(const Model& model, float width, Commands& commands) {
  ImGui::SetNextItemWidth(width);
  const VariantInfo& current = info(model.timeline.variant());
  if (!ImGui::BeginCombo("##variant", titleOf(model, current.variant).c_str(),
                         ImGuiComboFlags_HeightLargest | ImGuiComboFlags_NoArrowButton)) {
    drawChevron(model);
    return;
  }
  for (std::size_t i = 0; i < kVariants.size(); ++i) {
    const std::string label = std::to_string(i + 1) + "  " + titleOf(model, kVariants[i].variant);
    if (ImGui::Selectable(label.c_str(), kVariants[i].variant == current.variant, 0,
                          {0, 2 * model.palette.textSize})) {
      commands.push_back({Action::setVariant, static_cast<double>(i)});
    }
  }
  ImGui::EndCombo();
}

// How wide things are. On the smallest screens buttons stand closer and "n = 8" is just "8".
struct Measures {
  bool slim;  // too little room for what other places offer too
  ImVec2 button;
  std::string_view sizeLabel;
  float sizeText;  // width of the widest board size
  float variant;
};

Measures measure(const Model& model, const Fonts& fonts, float width) {
  const float unit = model.palette.textSize;
  const bool slim = width < 44 * unit;
  const bool tiny = width < 26 * unit;
  const std::string_view label = tiny ? "" : "n = ";
  const ScopedFont mono(fonts, fonts.mono, unit);
  const float sizeText = ImGui::CalcTextSize((std::string(label) + "32").c_str()).x + 4;
  const ImVec2 button = {(tiny ? 2.1f : 2.4f) * unit, 2.4f * unit};
  const float left = width - 5 * button.x - sizeText - 16;
  return {slim, button, label, sizeText, slim ? std::min(9.2f * unit, left) : 12 * unit};
}

// The board size between a minus and a plus.
void drawSize(const Model& model, const Fonts& fonts, const Measures& measures, Commands& commands) {
  const int n = model.timeline.n();
  const ImVec2 button = measures.button;
  if (iconButton("−", Icon::minus, button, model.palette, {.enabled = n > 1})) {
    commands.push_back({Action::setN, static_cast<double>(n - 1)});
  }
  ImGui::SameLine(0, 0);
  const std::string text = std::string(measures.sizeLabel) + std::to_string(n);
  const ScopedFont mono(fonts, fonts.mono, model.palette.textSize);
  const float width = measures.sizeText;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float textWidth = ImGui::CalcTextSize(text.c_str()).x;
  ImGui::GetWindowDrawList()->AddText(
      {at.x + 0.5f * (width - textWidth), at.y + 0.5f * (button.y - ImGui::GetFontSize())},
      imColor(model.palette.ink), text.c_str());
  ImGui::Dummy({width, button.y});
  ImGui::SameLine(0, 0);
  if (iconButton("+", Icon::plus, button, model.palette, {.enabled = n < kMaxN})) {
    commands.push_back({Action::setN, static_cast<double>(n + 1)});
  }
}

// A press goes on to the next language.
void drawLanguage(const Model& model, ImVec2 size, Commands& commands) {
  const std::size_t next = (static_cast<std::size_t>(model.language) + 1) % kLanguages.size();
  ImGui::PushStyleColor(ImGuiCol_Button, imColor4(model.palette.page.faded(0)));
  ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 0);
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2{0, 0});
  const std::string tag(table(model.language).tag);
  const std::string label = std::string(1, static_cast<char>(tag[0] - 32)) + static_cast<char>(tag[1] - 32);
  if (ImGui::Button(label.c_str(), size))
    commands.push_back({Action::setLanguage, static_cast<double>(next)});
  ImGui::PopStyleVar(2);
  ImGui::PopStyleColor();
  if (ImGui::BeginItemTooltip()) {
    ImGui::TextUnformatted(withKey(model, Message::language, "L").c_str());
    ImGui::EndTooltip();
  }
}

}  // namespace

void drawToolbar(const Model& model, const Fonts& fonts, const Layout& layout, Commands& commands) {
  const Rect bar = layout.toolbar;
  const Palette& palette = model.palette;
  const Measures measures = measure(model, fonts, bar.width);
  const bool slim = measures.slim;
  const ImVec2 button = measures.button;
  const float top = bar.y + 0.5f * (bar.height - button.y);
  ImGui::GetWindowDrawList()->AddLine({bar.x, bar.y + bar.height}, {bar.x + bar.width, bar.y + bar.height},
                                      imColor(palette.border));
  float x = bar.x + (slim ? 8 : 16);
  if (!slim) {
    const ScopedFont strong(fonts, fonts.strong, 1.2f * palette.textSize);
    ImGui::SetCursorScreenPos({x, bar.y + 0.5f * (bar.height - ImGui::GetFontSize())});
    ImGui::TextUnformatted("Queenscope");
    x += ImGui::CalcTextSize("Queenscope").x + 24;
  }
  const float frame = ImGui::GetFrameHeight();
  ImGui::SetCursorScreenPos({x, bar.y + 0.5f * (bar.height - frame)});
  drawVariant(model, measures.variant, commands);
  ImGui::SetCursorScreenPos({x + measures.variant + (slim ? 2.0f : 16.0f), top});
  drawSize(model, fonts, measures, commands);
  if (!slim) {
    ImGui::SameLine(0, 8);
    if (iconButton(withKey(model, Message::reset, "R").c_str(), Icon::reset, button, palette)) {
      commands.push_back({Action::reset});
    }
    const std::string name = say(model, Message::tour);
    const float width = ImGui::CalcTextSize(name.c_str()).x + 2 * palette.textSize;
    ImGui::SetCursorScreenPos(
        {bar.x + bar.width - 3 * button.x - width - 24, bar.y + 0.5f * (bar.height - frame)});
    if (ImGui::Button(name.c_str(), {width, 0})) {
      commands.push_back({Action::setTour, static_cast<double>(model.tour.value_or(1))});
    }
  }
  ImGui::SetCursorScreenPos({bar.x + bar.width - 3 * button.x - (slim ? 4 : 16), top});
  drawLanguage(model, button, commands);
  ImGui::SameLine(0, 0);
  if (iconButton(withKey(model, Message::theme, "T").c_str(), Icon::theme, button, palette)) {
    commands.push_back({Action::setTheme, static_cast<double>(nextTheme(model))});
  }
  ImGui::SameLine(0, 0);
  if (iconButton(withKey(model, Message::help, "?").c_str(), Icon::help, button, palette))
    commands.push_back({Action::toggleHelp});
}

}  // namespace queens
