#include "ui/overlays/card.hpp"

#include "ui/controls/style.hpp"

namespace queens {

CardStyle::CardStyle(const Palette& palette) {
  ImGui::PushStyleColor(ImGuiCol_WindowBg, imColor4(palette.page));
  ImGui::PushStyleColor(ImGuiCol_ChildBg, imColor4(palette.page));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{20, 16});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 12);
  ImGui::PushStyleVar(ImGuiStyleVar_ChildRounding, 12);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 1);
  ImGui::PushStyleVar(ImGuiStyleVar_ChildBorderSize, 1);
}

CardStyle::~CardStyle() {
  ImGui::PopStyleVar(5);
  ImGui::PopStyleColor(2);
}

}  // namespace queens
