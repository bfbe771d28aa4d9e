#include <algorithm>
#include <bitset>
#include <cmath>

#include "board/board_parts.hpp"

namespace queens {
namespace {

// The lines that the queens attack, for quick look-up.
struct TakenLines {
  std::bitset<kMaxN> rows, columns;
  std::bitset<2 * kMaxN> mains, antis;
  bool diagonals;
  bool byColumns;
  std::span<const std::uint32_t> domains;

  explicit TakenLines(const BoardState& state)
      : diagonals(state.diagonals), byColumns(state.byColumns), domains(state.domains) {
    for (const Square& queen : state.queens()) {
      rows.set(static_cast<std::size_t>(queen.row));
      columns.set(static_cast<std::size_t>(queen.column));
      mains.set(static_cast<std::size_t>(queen.row - queen.column + kMaxN));
      antis.set(static_cast<std::size_t>(queen.row + queen.column));
    }
  }

  // Whether the line already has its queen, so the search no longer tests squares there.
  bool settled(int row, int column) const {
    return byColumns ? columns[static_cast<std::size_t>(column)] : rows[static_cast<std::size_t>(row)];
  }

  bool exclude(int row, int column) const {
    if (!domains.empty()) return !(domains[static_cast<std::size_t>(row)] >> column & 1);
    if (rows[static_cast<std::size_t>(row)] || columns[static_cast<std::size_t>(column)]) return true;
    return diagonals && (mains[static_cast<std::size_t>(row - column + kMaxN)] ||
                         antis[static_cast<std::size_t>(row + column)]);
  }
};

Color mixed(Color a, Color b, float share) {
  const auto channel = [share](std::uint8_t x, std::uint8_t y) {
    return static_cast<std::uint8_t>(std::lround(x + (y - x) * share));
  };
  return {channel(a.r, b.r), channel(a.g, b.g), channel(a.b, b.b), a.a};
}

// Logarithmic, because the first rows change thousands of times less often than the last ones.
float heatShare(std::span<const float> heat, int row, int column, float most) {
  const auto visits = static_cast<float>(heat[static_cast<std::size_t>(row * kMaxN + column)]);
  return most > 0 ? std::log1p(visits) / std::log1p(most) : 0;
}

}  // namespace

void drawSquares(const BoardView& view, Picture& picture) {
  const BoardGeometry& board = view.geometry;
  const Palette& palette = view.palette;
  const float half = 0.5f * board.cell();
  const TakenLines taken(view.state);
  const bool heated = !view.heat.empty();
  const float most = heated ? *std::max_element(view.heat.begin(), view.heat.end()) : 0;

  const auto middle = [&board](int row, int column) {
    return board.center({static_cast<std::int8_t>(row), static_cast<std::int8_t>(column)});
  };

  picture.shapes.push_back({.kind = ShapeKind::box,
                            .center = board.origin + Vec2{0.5f * board.side, 0.5f * board.side},
                            .halfSize = {0.5f * board.side + 1, 0.5f * board.side + 1},
                            .fill = palette.border,
                            .parameter = 2});
  // Groups squares by colour, and the hatching after them, because SVG output merges consecutive shapes of
  // one style.
  for (const int shade : {0, 1}) {
    for (int row = 0; row < board.n; ++row) {
      for (int column = (row + shade) % 2; column < board.n; column += 2) {
        Color fill = shade == 0 ? palette.lightSquare : palette.darkSquare;
        if (heated) fill = mixed(fill, palette.heat, 0.85f * heatShare(view.heat, row, column, most));
        picture.shapes.push_back(
            {.kind = ShapeKind::box, .center = middle(row, column), .halfSize = {half, half}, .fill = fill});
      }
    }
  }
  // Nearly all squares of a full board are attacked; a search that moves queens counts by how many.
  if (!view.hatched || heated || view.state.movesQueens) return;
  for (int row = 0; row < board.n; ++row) {
    for (int column = 0; column < board.n; ++column) {
      if (taken.settled(row, column) || !taken.exclude(row, column)) continue;
      picture.shapes.push_back(
          {.kind = ShapeKind::hatch,
           .center = middle(row, column),
           .halfSize = {half, half},
           .fill = palette.excluded,
           .edgeWidth = std::clamp(0.025f * board.cell(), 1.0f, 0.4f * palette.strokeSize),
           .parameter = hatchSpacing(board)});
    }
  }
}

}  // namespace queens
