#include <algorithm>

#include "gfx/board_parts.hpp"

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

// Overshoots a little before it settles, as a piece that is set down.
float settling(float progress) {
  const float left = 1 - progress;
  return 1 + 0.35f * left * left * (1.6f * progress - 1);
}

}  // namespace

void drawQueens(const BoardView& view, Picture& picture) {
  const Search& search = view.timeline.search();
  const Event* event = view.timeline.event();
  const int standing = static_cast<int>(search.places().size());
  const bool rejected = event && event->kind == EventKind::reject;
  for (int i = 0; i < standing; ++i) {
    if (view.heat && i >= view.settled) break;
    const bool fresh = event && event->kind == EventKind::place && i == standing - 1 && !view.heat;
    const float scale = fresh ? settling(view.progress) : 1;
    picture.push_back(queenShape(view, search.queen(i), scale, rejected ? 0.6f : 1));
  }
  if (event && event->kind == EventKind::remove && !view.heat) {
    Shape ghost = queenShape(view, event->square, 1, 1);
    ghost.fill = view.palette.removed.faded(0.65f - 0.45f * view.progress);
    ghost.edge = view.palette.removed;
    ghost.edgeWidth = std::max(1.0f, 0.02f * view.geometry.cell());
    picture.push_back(ghost);
  }
}

}  // namespace queens
