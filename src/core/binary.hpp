#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace queens {

/// A number in binary as programs print it, with bit 0 last. The squares of a row appear on the board in the
/// opposite order.
/// @param width number of digits, 0…64
inline std::string binaryDigits(std::uint64_t value, int width) {
  std::string digits(static_cast<std::size_t>(width), '0');
  for (int bit = 0; bit < width; ++bit) {
    if (value >> bit & 1) digits[static_cast<std::size_t>(width - 1 - bit)] = '1';
  }
  return digits;
}

}  // namespace queens
