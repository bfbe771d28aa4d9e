#include "core/searches/explicit-stack/machine.hpp"

namespace queens {

std::vector<Variable> ExplicitStack::variables(std::span<const std::int8_t> places) const {
  Variable stack{.name = "stack",
                 .type = VariableType::stack,
                 .values = {},
                 .fields = {"row", "col"},
                 .key = CellKey::queen};
  for (int line = rows_.givenLines(); line < static_cast<int>(places.size()); ++line) {
    stack.values.push_back(rows_.rowOf(line));
    stack.values.push_back(places[static_cast<std::size_t>(line)]);
  }
  if (bug() != Bug::given) return {matrixVariable("board", board_, n()), std::move(stack)};
  std::array<bool, kMaxN> filled{};
  for (int line = 0; line < rows_.givenLines(); ++line)
    filled[static_cast<std::size_t>(rows_.rowOf(line))] = true;
  Variable rows = flagsVariable("filled", CellKey::row, filled, n());
  rows.asked = false;
  return {matrixVariable("board", board_, n()), std::move(rows), std::move(stack)};
}

// The listing's line names only the square above. It reads three squares, and stops at the first queen.
std::vector<Square> ExplicitStack::squaresRead(int row, int column) const {
  std::vector<Square> squares;
  for (int r = 0; r < endOfRows(row); ++r) {
    if (r == row) continue;
    for (const int c : {column, column - (row - r), column + (row - r)}) {
      if (c < 0 || c >= n()) continue;
      squares.push_back(square(r, c));
      if (queenAt(r, c)) return squares;
    }
  }
  return squares;
}

}  // namespace queens
