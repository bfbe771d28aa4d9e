#include "ui/controls/place.hpp"

namespace queens {

std::string place(const Event& event) {
  const Square square = event.square;
  if (square.row >= 0 && square.column >= 0) {
    return "(" + std::to_string(square.row) + ", " + std::to_string(square.column) + ")";
  }
  if (square.row >= 0) return "(" + std::to_string(square.row) + ", ·)";
  return square.column >= 0 ? "(·, " + std::to_string(square.column) + ")" : "";
}

}  // namespace queens
