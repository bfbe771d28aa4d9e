#include <algorithm>
#include <cmath>
#include <string>

#include "board/board_parts.hpp"
#include "core/line.hpp"

namespace queens {
namespace {

// Opacity of colours laid over squares. Marks of the same colour must stand out from them.
constexpr float kTint = 0.14f;

float strokeOf(const BoardView& view) {
  return std::clamp(view.geometry.cell() * 0.06f, 1.5f, view.palette.strokeSize);
}

Shape tint(const BoardView& view, Square square, Color color) {
  const float half = 0.5f * view.geometry.cell();
  return box(view.geometry.center(square), {half, half}, color);
}

Shape outline(const BoardView& view, Square square, Color color) {
  Shape shape = tint(view, square, color.faded(0));
  shape.edge = color;
  shape.edgeWidth = strokeOf(view);
  return shape;
}

// Makes a line of dashes.
Shape dashed(Shape stroke, float dash) {
  stroke.kind = ShapeKind::dashes;
  stroke.parameter = dash;
  return stroke;
}

Shape frame(const BoardView& view, Color color) {
  const BoardGeometry& board = view.geometry;
  const float width = 1.5f * strokeOf(view);
  const float half = 0.5f * board.side + width;
  return {.kind = ShapeKind::box,
          .center = board.origin + Vec2{0.5f * board.side, 0.5f * board.side},
          .halfSize = {half, half},
          .fill = color.faded(0),
          .edge = color,
          .edgeWidth = width,
          .parameter = 3};
}

// A check or a cross on a small disc, so that the queen below stays visible.
void badge(const BoardView& view, const Event& event, Picture& picture) {
  const bool safe = event.safe || event.kind == EventKind::restore;
  const float radius = std::max(4.0f, 0.2f * view.geometry.cell());
  const Vec2 center = view.geometry.center(event.square);
  picture.add(disc(center, radius, colorOf(view.palette, event)));
  const float half = 0.58f * radius;
  picture.add({.kind = safe ? ShapeKind::check : ShapeKind::cross,
               .center = center,
               .halfSize = {half, half},
               .fill = view.palette.queenEdge,
               .parameter = std::max(0.7f, 0.11f * radius)});
}

void drawVerdict(const BoardView& view, const Event& event, Picture& picture) {
  picture.add(outline(view, event.square, colorOf(view.palette, event)));
  badge(view, event, picture);
}

// The row of an event, or its column in board-scan.
Shape band(const BoardView& view, const Event& event, Color color) {
  const BoardGeometry& board = view.geometry;
  const float half = 0.5f * board.side;
  const float across = 0.5f * board.cell();
  const bool row = event.square.row >= 0;
  const Vec2 line = board.center(
      {std::max<std::int8_t>(event.square.row, 0), std::max<std::int8_t>(event.square.column, 0)});
  return box(row ? Vec2{board.origin.x + half, line.y} : Vec2{line.x, board.origin.y + half},
             row ? Vec2{half, across} : Vec2{across, half}, color);
}

// Marks a line with nothing left to try; hatches it at a dead end or a wipe-out.
void closeLine(const BoardView& view, const Event& event, Picture& picture) {
  const Color color = colorOf(view.palette, event);
  Shape closed = band(view, event, color.faded(kTint));
  closed.edge = color;
  closed.edgeWidth = strokeOf(view);
  picture.add(closed);
  if (!event.deadEnd && event.kind != EventKind::wipeout) return;
  Shape hatch = band(view, event, color);
  hatch.kind = ShapeKind::hatch;
  hatch.parameter = hatchSpacing(view.geometry);
  hatch.edgeWidth = 0.18f * hatch.parameter;
  picture.add(hatch);
}

// The three masks as bars above the squares they attack: columns at the top, then ↘ diagonals, then ↙
// diagonals.
void rails(const BoardView& view, std::int8_t row, const std::array<std::uint32_t, 3>& bits,
           Picture& picture) {
  const std::array<Color, 3> colors = {view.palette.railColumns, view.palette.railMain,
                                       view.palette.railAnti};
  const float cell = view.geometry.cell();
  const float thick = std::max(1.0f, 0.045f * cell);
  for (int column = 0; column < view.geometry.n; ++column) {
    const Square square{row, static_cast<std::int8_t>(column)};
    const Vec2 top = view.geometry.center(square) - Vec2{0, 0.5f * cell};
    for (std::size_t mask = 0; mask < bits.size(); ++mask) {
      if (!(bits[mask] >> column & 1)) continue;
      const float y = (2.2f + 3.2f * static_cast<float>(mask)) * thick;
      picture.add({.kind = ShapeKind::box,
                   .center = top + Vec2{0, y},
                   .halfSize = {0.5f * cell - thick, thick},
                   .fill = colors[mask],
                   .parameter = thick});
    }
  }
}

// Start of a line from a queen: at the queen's rim, so that the line does not cross it out.
Vec2 rimOf(const BoardView& view, Square queen, Vec2 to) {
  const Vec2 from = view.geometry.center(queen);
  const Vec2 way = to - from;
  const float length = std::hypot(way.x, way.y);
  const float rim = 0.42f * view.geometry.cell();
  return length > rim ? from + way * (rim / length) : from;
}

// Draws a line to the square from a queen that attacks it.
void drawAttack(const BoardView& view, Square attacker, Square square, Picture& picture) {
  const Color color = view.palette.attacked;
  const Vec2 to = view.geometry.center(square);
  const Vec2 from = rimOf(view, attacker, to);
  picture.add(outline(view, attacker, color));
  picture.add(line(from, from + (to - from) * view.progress, 1.3f * strokeOf(view), color));
}

void drawAttacks(const BoardView& view, Square square, Picture& picture) {
  for (const Square& attacker : view.state.attackers) drawAttack(view, attacker, square, picture);
}

void drawCompare(const BoardView& view, const Event& event, Picture& picture) {
  const Color color = colorOf(view.palette, event);
  const Vec2 from = rimOf(view, event.with, view.geometry.center(event.square));
  const Vec2 to = rimOf(view, event.square, view.geometry.center(event.with));
  picture.add(outline(view, event.with, color));
  picture.add(outline(view, event.square, color));
  const Shape stroke = line(from, from + (to - from) * view.progress, 1.3f * strokeOf(view), color);
  picture.add(event.safe ? dashed(stroke, std::max(3.0f, 0.08f * view.geometry.cell())) : stroke);
  badge(view, event, picture);
}

// The squares that the last test read.
void drawRead(const BoardView& view, Picture& picture) {
  const float radius = std::max(1.5f, 0.07f * view.geometry.cell());
  const auto queens = view.state.queens();
  for (const Square& square : view.read) {
    if (std::find(queens.begin(), queens.end(), square) != queens.end()) continue;
    picture.add(disc(view.geometry.center(square), radius, view.palette.removed));
  }
}

// The number of queens in other rows that attack each square of a queen's row, in the upper right corners,
// where neither a queen nor the number of a diagonal covers it.
void drawConflicts(const BoardView& view, std::int8_t row, Picture& picture) {
  const BoardGeometry& board = view.geometry;
  const float size = std::clamp(0.26f * board.cell(), 6.0f, 24.0f);
  const float in = 0.5f * board.cell() - 0.58f * size;
  for (std::int8_t column = 0; column < board.n; ++column) {
    const Square square = {row, column};
    const auto attack = [square](Square queen) {
      return queen.row != square.row && sharedLine(queen, square);
    };
    const auto conflicts = std::ranges::count_if(view.state.queens(), attack);
    picture.captions.push_back(
        {board.center(square) + Vec2{in, -in}, std::to_string(conflicts), size, view.palette.ink});
  }
}

// The path of the moved queen, the attacks on both of its squares, and the conflicts in its row.
void drawMove(const BoardView& view, const Event& event, Picture& picture) {
  const BoardGeometry& board = view.geometry;
  const Vec2 from = board.center(event.with);
  for (const Square& queen : view.state.queens()) {
    if (queen == event.square || !sharedLine(queen, event.with)) continue;
    const Shape stroke = line(rimOf(view, queen, from), from, strokeOf(view), view.palette.attacked);
    picture.add(dashed(stroke, std::max(3.0f, 0.08f * board.cell())));
  }
  drawAttacks(view, event.square, picture);
  const Vec2 to = board.center(event.square);
  picture.add(line(from, from + (to - from) * view.progress, strokeOf(view), view.palette.placed));
  picture.add(outline(view, event.with, view.palette.removed));
  picture.add(outline(view, event.square, view.palette.placed));
  drawConflicts(view, event.square.row, picture);
}

void drawScan(const BoardView& view, const Event& event, Picture& picture) {
  const float radius = std::max(2.0f, 0.14f * view.geometry.cell());
  for (std::int8_t column = 0; column < view.geometry.n; ++column) {
    if (!(event.free >> column & 1)) continue;
    const Square square{event.square.row, column};
    picture.add(outline(view, square, view.palette.safe));
    picture.add(disc(view.geometry.center(square), radius * view.progress, view.palette.safe));
  }
}

struct Clash {
  Square one, other;
};

// The first queen that attacks another, in order of placement, and that one.
std::optional<Clash> clashIn(std::span<const Square> queens) {
  for (std::size_t i = 0; i < queens.size(); ++i) {
    for (const Square& other : queens.subspan(i + 1)) {
      if (other != queens[i] && sharedLine(queens[i], other)) return Clash{queens[i], other};
    }
  }
  return {};
}

}  // namespace

Color colorOf(const Palette& palette, const Event& event) {
  switch (event.kind) {
    case EventKind::test:
    case EventKind::compare:
      return event.safe ? palette.safe : palette.attacked;
    case EventKind::scan:
      return event.free != 0 ? palette.safe : palette.attacked;
    case EventKind::place:
      return palette.placed;
    case EventKind::exhausted:
      return event.deadEnd ? palette.attacked : palette.removed;
    case EventKind::solution:
      return palette.solved;
    case EventKind::reject:
    case EventKind::restrict:
    case EventKind::wipeout:
      return palette.attacked;
    case EventKind::restore:
      return palette.safe;
    case EventKind::move:
      return palette.placed;
    case EventKind::remove:
    case EventKind::restart:
    case EventKind::done:
      break;
  }
  return palette.removed;
}

// A dot in each square that is left for a row without a queen, but not under the pale queen just removed.
void drawDomains(const BoardView& view, Picture& picture) {
  const float radius = std::max(1.5f, 0.09f * view.geometry.cell());
  const auto rows = static_cast<std::int8_t>(view.state.domains.size());
  const std::optional<Event>& event = view.state.event;
  const Square removed = event && event->kind == EventKind::remove ? event->square : Square{};
  for (std::int8_t row = 0; row < rows; ++row) {
    if (std::ranges::find(view.state.queens(), row, &Square::row) != view.state.queens().end()) continue;
    for (std::int8_t column = 0; column < view.geometry.n; ++column) {
      const Square square = {row, column};
      if (square == removed || !(view.state.domains[static_cast<std::size_t>(row)] >> column & 1)) continue;
      picture.add(disc(view.geometry.center(square), radius, view.palette.queen));
    }
  }
}

void drawEventGround(const BoardView& view, Picture& picture) {
  const std::optional<Event>& event = view.state.event;
  if (!event) return;
  const Palette& palette = view.palette;
  const Color color = colorOf(palette, *event);
  switch (event->kind) {
    case EventKind::test:
    case EventKind::place:
    case EventKind::remove:
    case EventKind::restrict:
    case EventKind::restore:
      picture.add(tint(view, event->square, color.faded(kTint)));
      break;
    case EventKind::scan:
      picture.add(band(view, *event, palette.accent.faded(kTint)));
      break;
    case EventKind::move:
      picture.add(tint(view, event->square, color.faded(kTint)));
      picture.add(tint(view, event->with, palette.removed.faded(kTint)));
      break;
    case EventKind::exhausted:
    case EventKind::wipeout:
      closeLine(view, *event, picture);
      break;
    case EventKind::solution:
      // A faulty program records boards that are not solutions.
      if (clashIn(view.state.queens())) break;
      for (const Square& queen : view.state.queens()) {
        picture.add(tint(view, queen, palette.solvedGround.faded(view.progress)));
      }
      break;
    case EventKind::done:
      // Queens remain if the search ended at a solution, or gave up, or if they were given.
      if (view.state.standing < view.geometry.n) break;
      if (clashIn(view.state.queens())) break;
      for (const Square& queen : view.state.queens()) picture.add(tint(view, queen, palette.solvedGround));
      break;
    case EventKind::compare:
    case EventKind::reject:
    case EventKind::restart:
      break;
  }
  if (view.state.forbidden) rails(view, event->square.row, *view.state.forbidden, picture);
}

void drawPointers(const BoardView& view, Picture& picture) {
  const Color color = view.palette.pointed;
  if (view.stop.row >= 0) {
    // In a corner, where the queen does not cover it.
    const float radius = std::clamp(0.09f * view.geometry.cell(), 2.0f, 6.0f);
    const float off = 0.5f * view.geometry.cell() - radius - 2;
    Shape dot = disc(view.geometry.center(view.stop) - Vec2{off, off}, radius, view.palette.attacked);
    dot.edge = view.palette.page;
    dot.edgeWidth = 1;
    picture.add(dot);
  }
  for (const Square& square : view.lit) {
    picture.add(tint(view, square, color.faded(kTint)));
    picture.add(outline(view, square, color));
  }
  if (view.pointed.row >= 0) {
    const Vec2 to = view.geometry.center(view.pointed);
    for (const Square& queen : view.pointedFrom) {
      const Shape stroke = line(rimOf(view, queen, to), to, strokeOf(view), color);
      picture.add(dashed(stroke, std::max(2.0f, 0.05f * view.geometry.cell())));
      picture.add(outline(view, queen, color));
    }
    picture.add(outline(view, view.pointed, color));
  }
  if (view.looking.row < 0) return;
  const float radius = 0.34f * view.geometry.cell();
  picture.add({.kind = ShapeKind::ring,
               .center = view.geometry.center(view.looking),
               .halfSize = {radius, radius},
               .fill = view.palette.placed,
               .parameter = 0.6f * strokeOf(view)});
}

void drawEventMarks(const BoardView& view, Picture& picture) {
  const std::optional<Event>& event = view.state.event;
  if (!event) return;
  const Color color = colorOf(view.palette, *event);
  switch (event->kind) {
    case EventKind::test:
      drawRead(view, picture);
      drawAttacks(view, event->square, picture);
      drawVerdict(view, *event, picture);
      break;
    case EventKind::scan:
      drawScan(view, *event, picture);
      break;
    case EventKind::compare:
      drawCompare(view, *event, picture);
      break;
    case EventKind::place:
      drawAttacks(view, event->square, picture);
      picture.add(outline(view, event->square, color));
      break;
    case EventKind::remove:
      picture.add(outline(view, event->square, color));
      break;
    case EventKind::solution:
      if (const std::optional<Clash> clash = clashIn(view.state.queens())) {
        drawCompare(view,
                    {.kind = EventKind::compare, .square = clash->other, .safe = false, .with = clash->one},
                    picture);
        picture.add(frame(view, view.palette.attacked));
      } else {
        picture.add(frame(view, color));
      }
      break;
    case EventKind::reject:
    case EventKind::restart:
    case EventKind::done:
      picture.add(frame(view, color));
      break;
    case EventKind::restrict:
      if (event->with.row >= 0) drawAttack(view, event->with, event->square, picture);
      drawVerdict(view, *event, picture);
      break;
    case EventKind::restore:
      drawVerdict(view, *event, picture);
      break;
    case EventKind::move:
      drawMove(view, *event, picture);
      break;
    case EventKind::exhausted:
    case EventKind::wipeout:
      break;
  }
}

}  // namespace queens
