#include "ui/controls/scroll_panel.hpp"

#include <algorithm>
#include <utility>

namespace queens {

ScrollPanel::ScrollPanel(const char* name, Vec2 size, Reaction& reaction, Kind kind) : reaction_(reaction) {
  const bool row = kind == Kind::row;
  const ImGuiWindowFlags bars = row ? ImGuiWindowFlags_NoScrollbar : ImGuiWindowFlags_None;
  ImGui::BeginChild(name, size, ImGuiChildFlags_None, ImGuiWindowFlags_HorizontalScrollbar | bars);
  if (ImGui::GetScrollMaxY() <= 0 && ImGui::GetScrollMaxX() <= 0) return;
  const Vec2 at = ImGui::GetWindowPos();
  reaction.scrollable.push_back({at.x, at.y, size.x, size.y});
  // A finger scrolls wherever it lies, also on a line that can be pressed.
  constexpr int kAlsoOnLines =
      ImGuiHoveredFlags_ChildWindows | ImGuiHoveredFlags_AllowWhenBlockedByActiveItem;
  if (!ImGui::IsWindowHovered(kAlsoOnLines)) return;
  const ImGuiIO& io = ImGui::GetIO();
  if (row && io.MouseWheel != 0) ImGui::SetScrollX(ImGui::GetScrollX() - 60 * io.MouseWheel);
  if (io.MouseSource == ImGuiMouseSource_TouchScreen && ImGui::IsMouseDragging(ImGuiMouseButton_Left, 4)) {
    ImGui::SetScrollX(ImGui::GetScrollX() - io.MouseDelta.x);
    ImGui::SetScrollY(ImGui::GetScrollY() - io.MouseDelta.y);
  }
}

float ScrollPanel::width() {
  return ImGui::GetWindowWidth() - ImGui::GetStyle().ScrollbarSize;
}

void ScrollPanel::fadeOut(const Palette& palette) {
  if (ImGui::GetScrollMaxY() - ImGui::GetScrollY() < 4) return;
  const Vec2 at = ImGui::GetWindowPos();
  const float bottom = at.y + ImGui::GetWindowHeight();
  const ImU32 page = imColor(palette.page);
  const ImU32 none = imColor(palette.page.faded(0));
  ImGui::GetWindowDrawList()->AddRectFilledMultiColor({at.x, bottom - 1.5f * palette.textSize},
                                                      {at.x + width(), bottom}, none, none, page, page);
}

void ScrollPanel::keepInSight(std::uint64_t position, float top, float height) const {
  int& followed = *ImGui::GetStateStorage()->GetIntRef(ImGui::GetID("followed"), -1);
  const int moment = static_cast<int>(position & 0x7fffffff);
  if (std::exchange(followed, moment) == moment) return;
  const float view = ImGui::GetWindowHeight();
  const float scroll = ImGui::GetScrollY();
  if (top >= scroll && top + height <= scroll + view) return;
  ImGui::SetScrollY(std::max(0.0f, top - 0.6f * (view - height)));
  reaction_.unsettled = true;
}

ScrollPanel::~ScrollPanel() {
  ImGui::EndChild();
}

}  // namespace queens
