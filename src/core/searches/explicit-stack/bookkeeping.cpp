#include "core/searches/explicit-stack/machine.hpp"

namespace queens {

std::vector<Variable> ExplicitStack::variables(std::span<const std::int8_t> places) const {
  Variable stack{.name = "stack",
                 .type = VariableType::stack,
                 .values = {},
                 .fields = {"row", "col"},
                 .key = CellKey::queen};
  for (std::size_t row = 0; row < places.size(); ++row) {
    stack.values.push_back(static_cast<std::int64_t>(row));
    stack.values.push_back(places[row]);
  }
  return {matrixVariable("board", board_, n_), std::move(stack)};
}

// The listing's line names only the square above. It reads three squares, and stops at the first queen.
std::vector<Square> ExplicitStack::squaresRead(int row, int column) const {
  std::vector<Square> squares;
  for (int r = 0; r < row; ++r) {
    for (const int c : {column, column - (row - r), column + (row - r)}) {
      if (c < 0 || c >= n_) continue;
      squares.push_back(square(r, c));
      if (queenAt(r, c)) return squares;
    }
  }
  return squares;
}

}  // namespace queens
