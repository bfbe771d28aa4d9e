#include <algorithm>
#include <cstdlib>
#include <string>

#include "board/board_parts.hpp"

namespace queens {
namespace {

// Distance from the board's edge to the middle of a number, without half the number's size.
constexpr float kAbove = 8;
constexpr float kBeside = 9;

Shape wedge(const BoardView& view, bool intoColumn, int line) {
  const BoardGeometry& board = view.geometry;
  const float half = std::min(5.0f, 0.3f * board.cell());
  const float middle = (static_cast<float>(line) + 0.5f) * board.cell();
  // The tip is one pixel away from the board.
  const float away = 1 + 0.5f * half;
  return {.kind = ShapeKind::wedge,
          .center = board.origin + (intoColumn ? Vec2{middle, -away} : Vec2{-away, middle}),
          .halfSize = {0.5f * half, half},
          .axis = intoColumn ? Vec2{0, 1} : Vec2{1, 0},
          .fill = view.palette.accent};
}

int numberOf(SquareNumbers numbers, Square square, int n) {
  if (numbers == SquareNumbers::anti) return square.row + square.column;
  const int difference = square.row - square.column;
  return numbers == SquareNumbers::main ? difference : difference + n - 1;
}

}  // namespace

// Draws numbers in the lower right corners, where neither a queen nor a mark covers them. The numbers of one
// diagonal are emphasized: the one through the event's square, or else through the queen placed last.
void drawSquareNumbers(const BoardView& view, Picture& picture) {
  const BoardGeometry& board = view.geometry;
  const float size = std::clamp(0.26f * board.cell(), 6.0f, 15.0f);
  const bool main = view.numbers != SquareNumbers::anti;
  const Color color = main ? view.palette.railMain : view.palette.railAnti;
  const auto queens = view.state.queens();
  const std::optional<Event>& event = view.state.event;
  std::optional<Square> now;
  if (!queens.empty()) now = queens.back();
  if (event && event->square.row >= 0 && event->square.column >= 0) now = event->square;
  for (std::int8_t row = 0; row < board.n; ++row) {
    for (std::int8_t column = 0; column < board.n; ++column) {
      const int number = numberOf(view.numbers, {row, column}, board.n);
      const std::string text = (number < 0 ? "−" : "") + std::to_string(std::abs(number));
      const bool same = now && number == numberOf(view.numbers, *now, board.n);
      const float in = 0.5f * board.cell() - 0.7f * size;
      const Vec2 at = board.center({row, column}) + Vec2{in - (text.size() > 1 ? 0.25f * size : 0), in};
      picture.captions.push_back({at, text, size, same ? view.palette.ink : color});
    }
  }
}

void drawNumbers(const BoardView& view, Picture& picture) {
  const BoardGeometry& board = view.geometry;
  const float size = view.numberSize;
  const float cell = board.cell();
  // On a small board with many squares, only every second (fourth, …) number fits.
  int every = 1;
  while (static_cast<float>(every) * cell < 1.5f * size) every *= 2;
  // At high speed the current row and column would only flicker.
  const std::optional<Event> event = view.heat.empty() ? view.state.event : std::nullopt;
  const int row = event ? event->square.row : -1;
  const int column = event ? event->square.column : -1;
  const auto number = [&](int i, Vec2 at, bool current) {
    const Color color = current ? view.palette.accent : view.palette.faint;
    picture.captions.push_back({board.origin + at, std::to_string(i + view.base), size, color});
  };
  // The number of the event's square is always shown; numbers too close to it are left out.
  const auto shown = [every](int i, int current) {
    return i == current || (i % every == 0 && (current < 0 || std::abs(i - current) >= every));
  };
  for (int i = 0; i < board.n; ++i) {
    const float middle = (static_cast<float>(i) + 0.5f) * cell;
    if (shown(i, column)) number(i, {middle, -kAbove - 0.5f * size}, i == column);
    if (shown(i, row)) number(i, {-kBeside - 0.5f * size, middle}, i == row);
  }
  const int line = view.state.byColumns ? column : row;
  if (line >= 0) picture.add(wedge(view, view.state.byColumns, line));
}

}  // namespace queens
