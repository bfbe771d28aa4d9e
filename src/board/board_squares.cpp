#include <algorithm>
#include <bitset>
#include <cmath>

#include "board/board_parts.hpp"
#include "core/line.hpp"

namespace queens {
namespace {

// Whether the search skips a square: a queen attacks it, or it was removed from the squares left for its row.
bool isExcluded(const BoardState& state, Square square) {
  if (!state.domains.empty())
    return !(state.domains[static_cast<std::size_t>(square.row)] >> square.column & 1);
  return std::ranges::any_of(state.queens(), [&](Square queen) {
    const auto shared = sharedLine(queen, square);
    return shared && (state.diagonals || *shared == Line::row || *shared == Line::column);
  });
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
  const Vec2 half = {0.5f * board.cell(), 0.5f * board.cell()};
  const bool heated = !view.heat.empty();
  const float most = heated ? *std::max_element(view.heat.begin(), view.heat.end()) : 0;

  const Vec2 all = {0.5f * board.side, 0.5f * board.side};
  Shape ground = box(board.origin + all, all + Vec2{1, 1}, palette.border);
  ground.parameter = 2;
  picture.add(ground);
  // Groups squares by colour, and the hatching after them, because SVG output merges consecutive shapes of
  // one style.
  for (const int shade : {0, 1}) {
    for (std::int8_t row = 0; row < board.n; ++row) {
      for (auto column = static_cast<std::int8_t>((row + shade) % 2); column < board.n; column += 2) {
        Color fill = shade == 0 ? palette.lightSquare : palette.darkSquare;
        if (heated) fill = mixed(fill, palette.heat, 0.85f * heatShare(view.heat, row, column, most));
        picture.add(box(board.center({row, column}), half, fill));
      }
    }
  }
  // Nearly all squares of a full board are attacked; a search that moves queens counts by how many.
  if (!view.hatched || heated || view.state.movesQueens) return;
  const bool byColumns = view.state.byColumns;
  // The search no longer tests squares in a line that has its queen.
  std::bitset<kMaxN> settled;
  for (const Square& queen : view.state.queens())
    settled.set(static_cast<std::size_t>(byColumns ? queen.column : queen.row));
  for (std::int8_t row = 0; row < board.n; ++row) {
    for (std::int8_t column = 0; column < board.n; ++column) {
      if (settled[static_cast<std::size_t>(byColumns ? column : row)] ||
          !isExcluded(view.state, {row, column}))
        continue;
      picture.add({.kind = ShapeKind::hatch,
                   .center = board.center({row, column}),
                   .halfSize = half,
                   .fill = palette.excluded,
                   .edgeWidth = std::clamp(0.025f * board.cell(), 1.0f, 0.4f * palette.strokeSize),
                   .parameter = hatchSpacing(board)});
    }
  }
}

}  // namespace queens
