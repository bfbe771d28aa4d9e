#include "ui/controls/place.hpp"

namespace queens {

std::string place(const Event& event, int base) {
  const Square square = event.square;
  if (square.row >= 0 && square.column >= 0) {
    return "(" + std::to_string(square.row + base) + ", " + std::to_string(square.column + base) + ")";
  }
  if (square.row >= 0) return "(" + std::to_string(square.row + base) + ", ·)";
  return square.column >= 0 ? "(·, " + std::to_string(square.column + base) + ")" : "";
}

std::string shortPlace(const Program& program, Square square, int base) {
  const std::string row = choosesRows(program) ? std::to_string(square.row + base) + "," : "";
  return row + std::to_string(placeOf(program.variant, square) + base);
}

}  // namespace queens
