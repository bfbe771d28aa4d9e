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

// "n = 8" between a minus and a plus.
void drawSize(const Model& model, const Fonts& fonts, float height, Commands& commands) {
  const int n = model.timeline.n();
  const ImVec2 button = {height, height};
  if (iconButton("−", Icon::minus, button, model.palette, {.enabled = n > 1})) {
    commands.push_back({Action::setN, static_cast<double>(n - 1)});
  }
  ImGui::SameLine(0, 0);
  const std::string text = "n = " + std::to_string(n);
  const ScopedFont mono(fonts, fonts.mono, model.palette.textSize);
  const float width = ImGui::CalcTextSize("n = 32").x + 4;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float textWidth = ImGui::CalcTextSize(text.c_str()).x;
  ImGui::GetWindowDrawList()->AddText(
      {at.x + 0.5f * (width - textWidth), at.y + 0.5f * (height - ImGui::GetFontSize())},
      imColor(model.palette.ink), text.c_str());
  ImGui::Dummy({width, height});
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
  const bool slim = bar.width < 44 * palette.textSize;
  const float height = 2.4f * palette.textSize;
  const float top = bar.y + 0.5f * (bar.height - height);
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
  const float variantWidth = slim ? 9.2f * palette.textSize : 12 * palette.textSize;
  drawVariant(model, variantWidth, commands);
  ImGui::SetCursorScreenPos({x + variantWidth + (slim ? 2.0f : 16.0f), top});
  drawSize(model, fonts, height, commands);
  if (!slim) {
    ImGui::SameLine(0, 8);
    if (iconButton(withKey(model, Message::reset, "R").c_str(), Icon::reset, {height, height}, palette)) {
      commands.push_back({Action::reset});
    }
  }

  const ImVec2 button = {height, height};
  if (!slim) {
    const std::string name = say(model, Message::tour);
    const float width = ImGui::CalcTextSize(name.c_str()).x + 2 * palette.textSize;
    ImGui::SetCursorScreenPos(
        {bar.x + bar.width - 3 * height - width - 24, bar.y + 0.5f * (bar.height - frame)});
    if (ImGui::Button(name.c_str(), {width, 0})) {
      commands.push_back({Action::setTour, static_cast<double>(model.tour.value_or(1))});
    }
  }
  ImGui::SetCursorScreenPos({bar.x + bar.width - 3 * height - (slim ? 4 : 16), top});
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
