#include "core/lens.hpp"

#include <cstdlib>

namespace queens {
namespace {

// The cell number that belongs to a square.
int numberOf(CellKey key, Square square, int n) {
  switch (key) {
    case CellKey::square:
      return square.row * n + square.column;
    case CellKey::row:
      return square.row;
    case CellKey::column:
    case CellKey::columnOfRow:
      return square.column;
    case CellKey::mainIndex:
      return square.row - square.column + n - 1;
    case CellKey::mainFromEnd:
      return (square.row - square.column + 2 * n - 1) % (2 * n - 1);
    case CellKey::mainDifference:
      return square.row - square.column;
    case CellKey::anti:
      return square.row + square.column;
    case CellKey::queen:
    case CellKey::none:
      break;
  }
  return -1;
}

// The number that a cell is compared by: its value for a set or a plain number, otherwise its index.
std::int64_t numberIn(const Variable& variable, std::size_t cell) {
  const bool byValue = variable.type == VariableType::set || variable.type == VariableType::integer;
  return byValue ? cellValue(variable, cell) : static_cast<std::int64_t>(cell);
}

}  // namespace

std::size_t cellCount(const Variable& variable) {
  if (variable.type == VariableType::bits) return static_cast<std::size_t>(variable.width);
  if (variable.type == VariableType::stack) return variable.values.size() / variable.fields.size();
  return variable.values.size();
}

std::int64_t cellValue(const Variable& variable, std::size_t cell) {
  if (variable.type == VariableType::bits) return variable.values[0] >> cell & 1;
  if (variable.type == VariableType::stack) return variable.values[cell * variable.fields.size()];
  return variable.values[cell];
}

int cellNumber(const Search& search, const Variable& variable, Square square) {
  return numberOf(variable.key, square, search.n());
}

bool speaksOf(const Search& search, const Variable& variable, std::size_t cell, Square square) {
  const CellKey key = variable.key;
  if (key == CellKey::none) return false;
  if (key == CellKey::queen) {
    // Given queens stand on no stack.
    const std::size_t queen = cell + static_cast<std::size_t>(search.program().given.count);
    return queen < search.places().size() && search.queen(static_cast<int>(queen)) == square;
  }
  if (key == CellKey::columnOfRow && square.row != variable.row) return false;
  return numberIn(variable, cell) == numberOf(key, square, search.n());
}

std::string arithmetic(const Search& search, const Variable& variable, Square square) {
  const CellKey key = variable.key;
  const std::string result = " = " + std::to_string(numberOf(key, square, search.n()));
  switch (key) {
    case CellKey::mainIndex:
      return "row − col + n − 1" + result;
    case CellKey::mainFromEnd:
      return std::string("row − col = ") + (square.row < square.column ? "−" : "") +
             std::to_string(std::abs(square.row - square.column));
    case CellKey::mainDifference:
      return "row − col" + result;
    case CellKey::anti:
      return "row + col" + result;
    case CellKey::column:
      return variable.type == VariableType::integer ? "" : "col" + result;
    case CellKey::square:
      return "row = " + std::to_string(square.row) + ", col = " + std::to_string(square.column);
    case CellKey::columnOfRow:
      return square.row == variable.row ? "col" + result : "";
    case CellKey::queen:
    case CellKey::row:
    case CellKey::none:
      break;
  }
  return {};
}

}  // namespace queens
