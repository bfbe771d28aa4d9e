#include "ui/panel.hpp"

namespace queens {

ScrollPanel::ScrollPanel(const char* name, ImVec2 size, Reaction& reaction) {
  ImGui::BeginChild(name, size);
  if (!ImGui::IsWindowHovered(ImGuiHoveredFlags_ChildWindows) || ImGui::GetScrollMaxY() <= 0) return;
  reaction.scrolls = true;
  const ImGuiIO& io = ImGui::GetIO();
  if (io.MouseSource == ImGuiMouseSource_TouchScreen && ImGui::IsMouseDragging(ImGuiMouseButton_Left, 4)) {
    ImGui::SetScrollY(ImGui::GetScrollY() - io.MouseDelta.y);
  }
}

ScrollPanel::~ScrollPanel() {
  ImGui::EndChild();
}

}  // namespace queens
