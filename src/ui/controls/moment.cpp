#include "ui/controls/moment.hpp"

#include <algorithm>
#include <cmath>

#include "board/board_picture.hpp"

namespace queens {

void drawMoment(const Frame& frame, const BoardState& state, Vec2 at) {
  const float side = std::round(8 * frame.palette().textSize);
  const Vec2 screen = ImGui::GetIO().DisplaySize;
  const float left = std::clamp(at.x - 0.5f * side, 4.0f, std::max(4.0f, screen.x - side - 4));
  const float top = std::max(4.0f, at.y - side - 2.2f * frame.palette().textSize);
  ImGui::SetNextWindowPos({left, top});
  ImGui::SetNextWindowSize({side, side});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, Vec2{0, 0});
  ImGui::Begin("moment", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoInputs |
                   ImGuiWindowFlags_NoFocusOnAppearing | ImGuiWindowFlags_NoNav);
  frame.draw(
      boardPicture({.state = state, .palette = frame.palette(), .geometry = {{left, top}, side, state.n}}));
  strokeRect({left, top, side, side}, frame.palette().faint);
  ImGui::End();
  ImGui::PopStyleVar();
}

}  // namespace queens
