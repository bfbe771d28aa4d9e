#pragma once

#include <cstdint>

namespace queens {

/// What a search that works with masks knows of a row, bit c for column c; only the lowest n bits of `ld` and
/// `rd` matter.
struct RowMasks {
  std::uint32_t columns = 0;
  std::uint32_t ld = 0;
  std::uint32_t rd = 0;
  std::uint32_t free = 0;  ///< squares of the row still to be tried
};

}  // namespace queens
