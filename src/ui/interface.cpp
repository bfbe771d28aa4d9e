#include "ui/interface.hpp"

#include "imgui_internal.h"
#include "ui/board/board_view.hpp"
#include "ui/caption/caption.hpp"
#include "ui/chart/chart.hpp"
#include "ui/chart/chart_parts.hpp"
#include "ui/overlays/overlays.hpp"
#include "ui/panels/panels.hpp"
#include "ui/toolbar/toolbar.hpp"
#include "ui/transport/transport.hpp"
#include "ui/tree/tree.hpp"

namespace queens {
namespace {

constexpr ImGuiWindowFlags kPlain = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                    ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoNav |
                                    ImGuiWindowFlags_NoScrollWithMouse;

// The square of a board that the pointer is on, or the one that is pointed at without one. While a question
// waits, the pointer would reveal the answer.
std::optional<Square> pointedSquare(const Model& model, const Layout& layout, std::size_t index, int n) {
  const Vec2 mouse = ImGui::GetIO().MousePos;
  const Rect& board = layout.board;
  if (model.overlay.covers()) return std::nullopt;
  if (!board.contains(mouse)) {
    const bool mine = model.pointed && model.pointed->session == index;
    return mine ? std::optional(model.pointed->square) : std::nullopt;
  }
  if (model.asked) return std::nullopt;
  const float cell = board.width / static_cast<float>(n);
  return Square{static_cast<std::int8_t>((mouse.y - board.y) / cell),
                static_cast<std::int8_t>((mouse.x - board.x) / cell)};
}

// Finds the variable or cell that the sentence names under the pointer, for the panels and the board.
void noteNamed(Frame& frame) {
  frame.named.reset();
  if (frame.reaction.code.empty()) return;
  const ShownPosition& shown = frame.session().readable();
  const std::vector<Variable> all = shown.search.variables(shown.event());
  frame.named = named(frame.reaction.code, all, frame.session().n);
  if (!frame.named) return;
  for (const Square& square : squaresOf(shown.search, all, *frame.named))
    frame.reaction.lit.push_back(square);
}

// The parts in reading order, but for the board: what is pointed at in the panels lights its squares, so it
// is drawn last.
void drawSession(Frame& frame, const Layout& layout) {
  const auto drawIn = [&](Region region, Rect area, auto draw) {
    if (area.empty()) return;
    const bool row = region == Region::toolbar || region == Region::transport;
    frame.controls.enter(region, row ? area : Rect{});
    draw();
  };
  drawIn(Region::toolbar, layout.toolbar, [&] { drawToolbar(frame, layout.toolbar); });
  frame.reaction.code.clear();
  drawIn(Region::caption, layout.difference, [&] { drawDifference(frame, layout.difference); });
  drawIn(Region::caption, layout.heading, [&] { drawHeading(frame, layout.heading); });
  drawIn(Region::caption, layout.caption, [&] { drawCaption(frame, layout.caption); });
  noteNamed(frame);
  drawPanels(frame, layout);
  drawIn(Region::tree, layout.chart, [&] {
    if (frame.model.sketching) return;
    if (showsTree(frame.model.preferences, frame.session().program, frame.session().n))
      drawTree(frame, layout);
    else
      drawChart(frame, layout);
  });
  drawIn(Region::transport, layout.transport, [&] { drawTransport(frame, layout); });
  drawIn(Region::board, layout.board, [&] { drawBoard(frame, layout); });
}

// A stable sort of such large records would add 10 KB to the download.
std::vector<Record> inReadingOrder(std::vector<Record> drawn) {
  std::vector<Record> ordered;
  ordered.reserve(drawn.size());
  for (int region = 0; region <= static_cast<int>(Region::overlay); ++region) {
    for (Record& record : drawn)
      if (static_cast<int>(record.region) == region) ordered.push_back(std::move(record));
  }
  return ordered;
}

}  // namespace

bool inputIsWaiting() {
  return !ImGui::GetCurrentContext()->InputEventsQueue.empty();
}

OnScreen onScreen(const Model& model, const Layout& layout, std::size_t session) {
  OnScreen shown;
  addNeeds(model, layout, shown);
  if (layout.chart.empty() || model.sketching) return shown;
  const Snapshot& search = model.sessions[session];
  shown.tree = showsTree(model.preferences, search.program, search.n);
  if (!shown.tree) shown.outlineColumns = chartColumns(layout, model.palette.textSize);
  return shown;
}

Drawn drawInterface(const Model& model, const Fonts& fonts, std::span<const Layout> layouts, Vec2 screen,
                    PictureQueue& pictures) {
  Drawn drawn;
  Controls controls(model, fonts, drawn.reaction.commands);
  for (const Layout& each : layouts) controls.keepClear(each.transport);
  Frame frame{model, fonts, controls, pictures, drawn.reaction};
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize(screen);
  ImGui::Begin("screen", nullptr, kPlain);
  for (std::size_t i = 0; i < model.sessions.size(); ++i) {
    frame.sessionIndex = i;
    frame.pointed = pointedSquare(model, layouts[i], i, frame.session().n);
    frame.reaction.lit.clear();
    ImGui::PushID(static_cast<int>(i));
    drawSession(frame, layouts[i]);
    ImGui::PopID();
  }
  // The rest belongs to the first search.
  frame.sessionIndex = 0;
  drawCallOut(frame, layouts.front());
  ImGui::End();
  drawOverlay(frame, layouts.front(), screen);
  drawNotice(frame, screen);
  drawn.records = inReadingOrder(controls.takeRecords());
  return drawn;
}

}  // namespace queens
