#include <algorithm>

#include "board/board_parts.hpp"

namespace queens {
namespace {

Shape queenShape(const BoardView& view, Square square, float scale, float opacity) {
  const float half = 0.36f * view.geometry.cell() * scale;
  return {.kind = ShapeKind::queen,
          .center = view.geometry.center(square),
          .halfSize = {half, half},
          .fill = view.palette.queen.faded(opacity),
          .edge = view.palette.queenEdge.faded(opacity),
          .edgeWidth = half < 13 ? 0 : std::min(1.25f, 0.045f * half)};
}

// The plate below a given queen, which is never removed.
Shape plate(const BoardView& view, Square square) {
  const float half = 0.44f * view.geometry.cell();
  return {.kind = ShapeKind::box,
          .center = view.geometry.center(square),
          .halfSize = {half, half},
          .fill = view.palette.ink.faded(0.16f),
          .edge = view.palette.ink.faded(0.6f),
          .edgeWidth = std::clamp(0.03f * view.geometry.cell(), 1.0f, 0.5f * view.palette.strokeSize),
          .parameter = 0.12f * view.geometry.cell()};
}

// Scale of a queen being placed; overshoots a little before it settles.
float settling(float progress) {
  const float left = 1 - progress;
  return 1 + 0.35f * left * left * (1.6f * progress - 1);
}

}  // namespace

void drawQueens(const BoardView& view, Picture& picture) {
  const auto queens = view.state.queens();
  const std::optional<Event>& event = view.state.event;
  const int standing = view.state.standing;
  const bool single = view.heat.empty();
  const bool rejected = event && event->kind == EventKind::reject;
  for (const Square& each : queens.first(static_cast<std::size_t>(view.state.given)))
    picture.add(plate(view, each));
  for (int i = 0; i < standing; ++i) {
    const bool fresh = event && event->kind == EventKind::place && i == standing - 1 && single;
    const float scale = fresh ? settling(view.progress) : 1;
    picture.add(queenShape(view, queens[static_cast<std::size_t>(i)], scale, rejected ? 0.6f : 1));
  }
  if (event && event->kind == EventKind::remove && single) {
    Shape ghost = queenShape(view, event->square, 1, 1);
    ghost.fill = view.palette.removed.faded(0.65f - 0.45f * view.progress);
    ghost.edge = view.palette.removed;
    ghost.edgeWidth = std::max(1.0f, 0.02f * view.geometry.cell());
    picture.add(ghost);
  }
}

}  // namespace queens
