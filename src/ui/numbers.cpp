#include "ui/numbers.hpp"

namespace queens {

std::string place(const Event& event) {
  const Square square = event.square;
  if (square.row >= 0 && square.column >= 0) {
    return "(" + std::to_string(square.row) + ", " + std::to_string(square.column) + ")";
  }
  if (square.row >= 0) return "(" + std::to_string(square.row) + ", ·)";
  return square.column >= 0 ? "(·, " + std::to_string(square.column) + ")" : "";
}

std::string grouped(std::uint64_t value) {
  std::string digits = std::to_string(value);
  for (std::size_t i = digits.size(); i > 3; i -= 3) digits.insert(i - 3, 1, ' ');
  return digits;
}

}  // namespace queens
