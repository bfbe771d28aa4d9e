#include "core/reads.hpp"

#include "core/lens.hpp"
#include "core/tracer.hpp"

namespace queens {
namespace {

bool onBoard(const Search& search, int column) {
  return column >= 0 && column < search.n();
}

bool holdsQueen(const Search& search, Square square) {
  for (int i = 0; i < static_cast<int>(search.places().size()); ++i) {
    if (search.queen(i) == square) return true;
  }
  return false;
}

std::vector<Square> scanned(const SquareSearch<BoardScan>& search, Square square) {
  LineRecorder recorder;
  search.rules().isSafe(square.column, square.row, recorder);
  std::vector<Square> squares;
  for (const TracedLine& line : recorder.lines) {
    if (line.square.row >= 0) squares.push_back(line.square);
  }
  return squares;
}

// Its line names only the square above, but looks at three, and stops at the first queen.
std::vector<Square> validated(const Search& search, Square square) {
  std::vector<Square> squares;
  for (std::int8_t row = 0; row < square.row; ++row) {
    const int away = square.row - row;
    for (const int column : {square.column + 0, square.column - away, square.column + away}) {
      if (!onBoard(search, column)) continue;
      squares.push_back({row, static_cast<std::int8_t>(column)});
      if (holdsQueen(search, squares.back())) return squares;
    }
  }
  return squares;
}

bool isLookup(const Variable& variable) {
  const std::string_view name = variable.name;
  return name == "cols" || name == "used" || name == "diags1" || name == "diags2" || name == "main" ||
         name == "anti";
}

bool isMask(const Variable& variable) {
  return variable.name == "cols" || variable.name == "ld" || variable.name == "rd";
}

std::vector<CellRead> lookups(const Search& search, Square square, std::span<const Variable> variables) {
  std::vector<CellRead> reads;
  for (std::size_t i = 0; i < variables.size(); ++i) {
    const Variable& variable = variables[i];
    if (!isLookup(variable)) continue;
    for (std::size_t cell = 0; cell < cellCount(variable); ++cell) {
      if (!speaksOf(search, variable, cell, square)) continue;
      // A set has a cell only for what is in it.
      const bool guilty = variable.type == VariableType::set || cellValue(variable, cell) != 0;
      reads.push_back({i, cell, guilty});
      if (guilty) return reads;
    }
  }
  return reads;
}

}  // namespace

std::vector<Square> squaresRead(const Search& search, const Event& event) {
  if (event.kind != EventKind::test) return {};
  if (const auto* scan = std::get_if<SquareSearch<BoardScan>>(&search.machine()))
    return scanned(*scan, event.square);
  if (search.variant() == VariantId::explicitStack) return validated(search, event.square);
  return {};
}

std::vector<CellRead> cellsRead(const Search& search, const Event& event,
                                std::span<const Variable> variables) {
  std::vector<CellRead> reads;
  for (std::size_t i = 0; i < variables.size(); ++i) {
    const Variable& variable = variables[i];
    if (variable.name == "board") {
      for (const Square& square : squaresRead(search, event)) {
        const auto cell = static_cast<std::size_t>(square.row * search.n() + square.column);
        reads.push_back({i, cell, cellValue(variable, cell) != 0});
      }
    } else if (event.kind == EventKind::compare && variable.name == "queens") {
      for (const Square& queen : {event.with, event.square})
        reads.push_back({i, static_cast<std::size_t>(queen.row), !event.safe});
    } else if (event.kind == EventKind::scan && isMask(variable)) {
      for (std::size_t cell = 0; cell < cellCount(variable); ++cell) reads.push_back({i, cell, false});
    }
  }
  if (event.kind == EventKind::test && reads.empty()) return lookups(search, event.square, variables);
  return reads;
}

}  // namespace queens
