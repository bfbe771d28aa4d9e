#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace queens {

/// The digits of a number in binary as programs print them, bit 0 last: the other way round than the squares
/// of a row lie on the board.
/// @param width how many digits, 0…64
inline std::string binaryDigits(std::uint64_t value, int width) {
  std::string digits(static_cast<std::size_t>(width), '0');
  for (int bit = 0; bit < width; ++bit) {
    if (value >> bit & 1) digits[static_cast<std::size_t>(width - 1 - bit)] = '1';
  }
  return digits;
}

}  // namespace queens
