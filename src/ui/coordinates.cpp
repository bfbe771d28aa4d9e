#include <algorithm>
#include <string>

#include "ui/parts.hpp"
#include "ui/widgets.hpp"

namespace queens {

void drawCoordinates(const Model& model, const Fonts& fonts, const Layout& layout) {
  if (layout.compact) return;
  const Rect board = layout.board;
  const int n = model.timeline.n();
  const float cell = board.width / static_cast<float>(n);
  const Palette& palette = model.palette;
  const float size = std::min(0.8f * palette.textSize, 16.0f);
  // On a small board with many squares only every second, fourth… number has room.
  int every = 1;
  while (static_cast<float>(every) * cell < 1.5f * size) every *= 2;
  const Event* event = model.timeline.event();
  const int row = event ? event->square.row : -1;
  const int column = event ? event->square.column : -1;

  const ScopedFont mono(fonts, fonts.mono, size);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const auto number = [&](int i, float x, float y, bool current) {
    const std::string text = std::to_string(i);
    const ImVec2 extent = ImGui::CalcTextSize(text.c_str());
    list.AddText({x - 0.5f * extent.x, y - 0.5f * extent.y},
                 imColor(current ? palette.accent : palette.faint), text.c_str());
  };
  for (int i = 0; i < n; ++i) {
    if (i % every != 0 && i != row && i != column) continue;
    const float middle = (static_cast<float>(i) + 0.5f) * cell;
    if (i % every == 0 || i == column) number(i, board.x + middle, board.y - 8 - 0.5f * size, i == column);
    if (i % every == 0 || i == row) number(i, board.x - 9 - 0.5f * size, board.y + middle, i == row);
  }

  // A wedge at the edge points into the line that the search is in.
  const bool columns = model.timeline.variant() == VariantId::boardScan;
  const int line = columns ? column : row;
  if (line < 0) return;
  const float middle = (static_cast<float>(line) + 0.5f) * cell;
  const float wedge = std::min(5.0f, 0.3f * cell);
  const ImVec2 tip = columns ? ImVec2{board.x + middle, board.y - 1} : ImVec2{board.x - 1, board.y + middle};
  const ImVec2 along = columns ? ImVec2{wedge, 0} : ImVec2{0, wedge};
  const ImVec2 away = columns ? ImVec2{0, -wedge} : ImVec2{-wedge, 0};
  list.AddTriangleFilled(tip, {tip.x + away.x + along.x, tip.y + away.y + along.y},
                         {tip.x + away.x - along.x, tip.y + away.y - along.y}, imColor(palette.accent));
}

}  // namespace queens
