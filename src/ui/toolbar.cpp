#include <string>

#include "ui/parts.hpp"
#include "ui/widgets.hpp"

namespace queens {
namespace {

void drawVariant(const Model& model, float width, Commands& commands) {
  ImGui::SetNextItemWidth(width);
  const VariantInfo& current = info(model.timeline.variant());
  if (!ImGui::BeginCombo("##variant", current.name.data(), ImGuiComboFlags_HeightLargest)) return;
  for (std::size_t i = 0; i < kVariants.size(); ++i) {
    const std::string label = std::to_string(i + 1) + "  " + std::string(kVariants[i].name);
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
  if (iconButton("Smaller board", Icon::minus, button, model.palette, {.enabled = n > 1})) {
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
  if (iconButton("Larger board", Icon::plus, button, model.palette, {.enabled = n < kMaxN})) {
    commands.push_back({Action::setN, static_cast<double>(n + 1)});
  }
}

}  // namespace

void drawToolbar(const Model& model, const Fonts& fonts, const Layout& layout, Commands& commands) {
  const Rect bar = layout.toolbar;
  const Palette& palette = model.palette;
  const float height = 2.4f * palette.textSize;
  const float top = bar.y + 0.5f * (bar.height - height);
  ImGui::GetWindowDrawList()->AddLine({bar.x, bar.y + bar.height}, {bar.x + bar.width, bar.y + bar.height},
                                      imColor(palette.border));
  float x = bar.x + (layout.narrow ? 8 : 16);
  if (!layout.narrow) {
    const ScopedFont strong(fonts, fonts.strong, 1.2f * palette.textSize);
    ImGui::SetCursorScreenPos({x, bar.y + 0.5f * (bar.height - ImGui::GetFontSize())});
    ImGui::TextUnformatted("Queenscope");
    x += ImGui::CalcTextSize("Queenscope").x + 24;
  }
  const float frame = ImGui::GetFrameHeight();
  ImGui::SetCursorScreenPos({x, bar.y + 0.5f * (bar.height - frame)});
  const float variantWidth = layout.narrow ? 9.2f * palette.textSize : 12 * palette.textSize;
  drawVariant(model, variantWidth, commands);
  ImGui::SetCursorScreenPos({x + variantWidth + (layout.narrow ? 2.0f : 16.0f), top});
  drawSize(model, fonts, height, commands);

  const ImVec2 button = {height, height};
  ImGui::SetCursorScreenPos({bar.x + bar.width - 2 * height - (layout.narrow ? 4 : 16), top});
  if (iconButton("Theme: light, dark, projector", Icon::theme, button, palette)) {
    commands.push_back({Action::setTheme, static_cast<double>(nextTheme(model))});
  }
  ImGui::SameLine(0, 0);
  if (iconButton("Keys (?)", Icon::help, button, palette)) commands.push_back({Action::toggleHelp});
}

}  // namespace queens
