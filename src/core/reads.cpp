#include "core/reads.hpp"

#include "core/lens.hpp"

namespace queens {
namespace {

std::vector<CellRead> lookups(const Search& search, Square square, std::span<const Variable> variables) {
  std::vector<CellRead> reads;
  for (std::size_t i = 0; i < variables.size(); ++i) {
    const Variable& variable = variables[i];
    if (!variable.asked) continue;
    for (std::size_t cell = 0; cell < cellCount(variable); ++cell) {
      if (!speaksOf(search, variable, cell, square)) continue;
      // A set has cells only for its members.
      const bool guilty = variable.type == VariableType::set || cellValue(variable, cell) != 0;
      reads.push_back({i, cell, guilty});
      if (guilty) return reads;
    }
  }
  return reads;
}

}  // namespace

std::vector<CellRead> cellsRead(const Search& search, const Event& event,
                                std::span<const Variable> variables) {
  std::vector<CellRead> reads;
  for (std::size_t i = 0; i < variables.size(); ++i) {
    const Variable& variable = variables[i];
    if (event.kind == EventKind::scan && variable.asked) {
      // Of a matrix the row of the event.
      const bool matrix = variable.type == VariableType::matrix;
      const std::size_t first = matrix ? static_cast<std::size_t>(event.square.row * variable.width) : 0;
      const std::size_t count = matrix ? static_cast<std::size_t>(variable.width) : cellCount(variable);
      for (std::size_t cell = 0; cell < count; ++cell) reads.push_back({i, first + cell, false});
    } else if (variable.key == CellKey::square) {
      for (const Square& square : search.squaresRead(event)) {
        const auto cell = static_cast<std::size_t>(square.row * search.n() + square.column);
        reads.push_back({i, cell, cellValue(variable, cell) != 0});
      }
    } else if (event.kind == EventKind::compare && variable.type == VariableType::list) {
      for (const Square& queen : {event.with, event.square})
        reads.push_back({i, static_cast<std::size_t>(queen.row), !event.safe});
    }
  }
  if (event.kind == EventKind::test && reads.empty()) return lookups(search, event.square, variables);
  return reads;
}

}  // namespace queens
