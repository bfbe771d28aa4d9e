#include "ui/interface.hpp"

#include <algorithm>

#include "imgui_internal.h"
#include "ui/parts.hpp"

namespace queens {
namespace {

constexpr ImGuiWindowFlags kPlain = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                    ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoNav |
                                    ImGuiWindowFlags_NoScrollWithMouse | ImGuiWindowFlags_NoSavedSettings;

// The square that the pointer is on, or the one that is pointed at without one.
std::optional<Square> pointedSquare(const Model& model, Rect board, int n) {
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  const bool covered = model.help || !model.menu.empty();
  if (covered || !board.contains({mouse.x, mouse.y})) return model.pointed;
  const float cell = board.width / static_cast<float>(n);
  return Square{static_cast<std::int8_t>((mouse.y - board.y) / cell),
                static_cast<std::int8_t>((mouse.x - board.x) / cell)};
}

// The parts in reading order, but for the board: what is pointed at in the panels lights its squares, so it
// is drawn last.
void drawSession(const SessionFrame& part, const Layout& layout, Session& session) {
  Controls& controls = part.frame.controls;
  const auto drawIn = [&](Region region, Rect area, auto draw) {
    if (area.empty()) return;
    controls.enter(region);
    draw();
  };
  drawIn(Region::toolbar, layout.toolbar, [&] { drawToolbar(part, layout.toolbar); });
  drawIn(Region::caption, layout.caption, [&] {
    if (part.frame.model.tour)
      drawTour(part.frame, layout.caption);
    else
      drawCaption(part, layout.caption);
  });
  drawPanels(part, layout, session);
  drawIn(Region::transport, layout.transport, [&] { drawTransport(part, layout); });
  drawIn(Region::board, layout.board, [&] { drawBoard(part, layout); });
}

}  // namespace

bool inputIsWaiting() {
  return !ImGui::GetCurrentContext()->InputEventsQueue.empty();
}

Drawn drawInterface(const Model& model, const Fonts& fonts, const Layout& layout, Vec2 screen,
                    PictureQueue& pictures) {
  Drawn drawn;
  Controls controls(model.palette, fonts, drawn.reaction.commands, model.revealed);
  Frame frame{model, fonts, controls, pictures, drawn.reaction};
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize({screen.x, screen.y});
  ImGui::Begin("screen", nullptr, kPlain);
  for (std::size_t i = 0; i < model.sessions.size(); ++i) {
    Session& session = model.sessions[i];
    frame.pointed = pointedSquare(model, layout.board, session.n());
    ImGui::PushID(static_cast<int>(i));
    drawSession({frame, session, i}, layout, session);
    ImGui::PopID();
  }
  ImGui::End();
  drawOverlay(frame, screen);
  drawNotice(frame, screen);
  drawn.records = controls.takeRecords();
  std::stable_sort(drawn.records.begin(), drawn.records.end(),
                   [](const Record& a, const Record& b) { return a.region < b.region; });
  return drawn;
}

}  // namespace queens
