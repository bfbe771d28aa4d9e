#include "ui/scroll_panel.hpp"

namespace queens {

ScrollPanel::ScrollPanel(const char* name, ImVec2 size, Reaction& reaction) {
  ImGui::BeginChild(name, size, ImGuiChildFlags_None, ImGuiWindowFlags_HorizontalScrollbar);
  if (ImGui::GetScrollMaxY() <= 0 && ImGui::GetScrollMaxX() <= 0) return;
  const ImVec2 at = ImGui::GetWindowPos();
  reaction.touchable.push_back({at.x, at.y, size.x, size.y});
  // A finger scrolls wherever it lies, also on a line that can be pressed.
  constexpr int kAlsoOnLines =
      ImGuiHoveredFlags_ChildWindows | ImGuiHoveredFlags_AllowWhenBlockedByActiveItem;
  if (!ImGui::IsWindowHovered(kAlsoOnLines)) return;
  reaction.scrolls = true;
  const ImGuiIO& io = ImGui::GetIO();
  if (io.MouseSource == ImGuiMouseSource_TouchScreen && ImGui::IsMouseDragging(ImGuiMouseButton_Left, 4)) {
    ImGui::SetScrollX(ImGui::GetScrollX() - io.MouseDelta.x);
    ImGui::SetScrollY(ImGui::GetScrollY() - io.MouseDelta.y);
  }
}

float ScrollPanel::width() {
  return ImGui::GetWindowWidth() - ImGui::GetStyle().ScrollbarSize;
}

ScrollPanel::~ScrollPanel() {
  ImGui::EndChild();
}

}  // namespace queens
