#pragma once

#include <cstdint>

namespace queens {

/// A row of a search that works with masks; bit c is column c. Only the lowest n bits of `ld` and `rd`
/// matter.
struct RowMasks {
  std::uint32_t columns = 0;
  std::uint32_t ld = 0;
  std::uint32_t rd = 0;
  std::uint32_t free = 0;  ///< squares of the row not tried yet
};

}  // namespace queens
