#include "ui/panels/log_signs.hpp"

namespace queens {
namespace {

// A check or a cross on a disc.
void addVerdict(const Palette& palette, bool safe, Vec2 center, float half, float opacity, Picture& picture) {
  const Color color = safe ? palette.safe : palette.attacked;
  picture.shapes.push_back({.kind = ShapeKind::disc,
                            .center = center,
                            .halfSize = {0.8f * half, 0.8f * half},
                            .fill = color.faded(opacity)});
  picture.shapes.push_back({.kind = safe ? ShapeKind::check : ShapeKind::cross,
                            .center = center,
                            .halfSize = {0.46f * half, 0.46f * half},
                            .fill = palette.queenEdge,
                            .parameter = 0.8f});
}

void addQueen(Color fill, Color edge, Vec2 center, float half, Picture& picture) {
  picture.shapes.push_back({.kind = ShapeKind::queen,
                            .center = center,
                            .halfSize = {half, half},
                            .fill = fill,
                            .edge = edge,
                            .edgeWidth = 1});
}

// A square, filled or not, with an edge.
void addBox(Color fill, Color edge, Vec2 center, Vec2 half, Picture& picture) {
  picture.shapes.push_back({.kind = ShapeKind::box,
                            .center = center,
                            .halfSize = half,
                            .fill = fill,
                            .edge = edge,
                            .edgeWidth = 1.5f,
                            .parameter = 2});
}

}  // namespace

void addSign(const Palette& palette, const Event& event, Vec2 center, float size, float opacity,
             Picture& picture) {
  const float half = 0.5f * size;
  const auto shade = [opacity](Color color) { return color.faded(opacity); };
  switch (event.kind) {
    case EventKind::test:
    case EventKind::compare:
      addVerdict(palette, event.safe, center, half, opacity, picture);
      break;
    case EventKind::scan:
      addBox(shade(palette.safe.faded(0.2f)), shade(palette.safe), center, {half, 0.4f * half}, picture);
      break;
    case EventKind::restrict:
      addVerdict(palette, false, center, half, opacity, picture);
      break;
    case EventKind::restore:
      addVerdict(palette, true, center, half, opacity, picture);
      break;
    case EventKind::place:
    case EventKind::move:
      addQueen(shade(palette.placed), shade(palette.placed), center, 0.9f * half, picture);
      break;
    case EventKind::remove:
      addQueen(palette.removed.faded(0.25f * opacity), shade(palette.removed), center, 0.9f * half, picture);
      break;
    case EventKind::solution:
      addBox(shade(palette.solvedGround), shade(palette.solved), center, {0.8f * half, 0.8f * half}, picture);
      break;
    case EventKind::reject:
      addBox(palette.attacked.faded(0), shade(palette.attacked), center, {0.8f * half, 0.8f * half}, picture);
      break;
    case EventKind::exhausted:
    case EventKind::wipeout: {
      const bool lost = event.deadEnd || event.kind == EventKind::wipeout;
      const Color color = lost ? palette.attacked : palette.removed;
      addBox(color.faded(0.2f * opacity), shade(color), center, {half, 0.4f * half}, picture);
      if (!lost) break;
      picture.shapes.push_back({.kind = ShapeKind::hatch,
                                .center = center,
                                .halfSize = {half, 0.4f * half},
                                .fill = shade(color),
                                .edgeWidth = 1.2f,
                                .parameter = 4});
      break;
    }
    case EventKind::restart:
    case EventKind::done:
      addBox(palette.removed.faded(0), shade(palette.removed), center, {0.8f * half, 0.8f * half}, picture);
      break;
  }
}

}  // namespace queens
