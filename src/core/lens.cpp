#include "core/lens.hpp"

#include <optional>

namespace queens {
namespace {

// What the cells of a variable are numbered by.
enum class Key : std::uint8_t {
  none,
  square,
  queen,
  row,
  column,
  mainIndex,
  mainDifference,
  anti,
  columnOfRow
};

Key keyOf(const Variable& variable) {
  const std::string_view name = variable.name;
  if (name == "board") return Key::square;
  if (name == "queens" || name == "stack") return Key::queen;
  if (name == "cols" || name == "used" || name == "col") return Key::column;
  if (name == "diags1") return variable.type == VariableType::set ? Key::mainDifference : Key::mainIndex;
  if (name == "main") return Key::mainIndex;
  if (name == "diags2" || name == "anti") return Key::anti;
  if (name == "ld" || name == "rd" || name == "free" || name == "bit") return Key::columnOfRow;
  if (name == "frames" || name == "row") return Key::row;
  return Key::none;
}

// The row that the masks of a bitmask search speak of.
int rowOfMasks(const Search& search) {
  const auto* bitmask = std::get_if<Bitmask>(&search.machine());
  return bitmask ? static_cast<int>(bitmask->frames().size()) - 1 : -1;
}

// The cell number that a square leads to.
int numberOf(Key key, Square square, int n) {
  switch (key) {
    case Key::square:
      return square.row * n + square.column;
    case Key::row:
      return square.row;
    case Key::column:
    case Key::columnOfRow:
      return square.column;
    case Key::mainIndex:
      return square.row - square.column + n - 1;
    case Key::mainDifference:
      return square.row - square.column;
    case Key::anti:
      return square.row + square.column;
    case Key::queen:
    case Key::none:
      break;
  }
  return -1;
}

// What a cell says of itself: a member of a set or a plain number its value, any other its place.
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

bool speaksOf(const Search& search, const Variable& variable, std::size_t cell, Square square) {
  const Key key = keyOf(variable);
  if (key == Key::none) return false;
  if (key == Key::queen)
    return cell < search.places().size() && search.queen(static_cast<int>(cell)) == square;
  if (key == Key::columnOfRow && square.row != rowOfMasks(search)) return false;
  return numberIn(variable, cell) == numberOf(key, square, search.n());
}

std::string arithmetic(const Search& search, const Variable& variable, Square square) {
  const Key key = keyOf(variable);
  const std::string result = " = " + std::to_string(numberOf(key, square, search.n()));
  switch (key) {
    case Key::mainIndex:
      return "row − col + n − 1" + result;
    case Key::mainDifference:
      return "row − col" + result;
    case Key::anti:
      return "row + col" + result;
    case Key::column:
      return variable.type == VariableType::integer ? "" : "col" + result;
    case Key::square:
      return "row = " + std::to_string(square.row) + ", col = " + std::to_string(square.column);
    case Key::columnOfRow:
      return square.row == rowOfMasks(search) ? "col" + result : "";
    case Key::queen:
    case Key::row:
    case Key::none:
      break;
  }
  return {};
}

}  // namespace queens
