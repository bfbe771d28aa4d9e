#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/event.hpp"

namespace queens {

/// For each row of a full board the column of its queen, or for each column its row; what lies beyond the
/// board is 0.
using Placement = std::array<std::int8_t, kMaxN>;

/// The images of a full board under the eight rotations and reflections of the square.
struct Images {
  Placement fundamental;  ///< the first of them in lexicographic order
  int count = 0;          ///< how many differ: 1, 2, 4 or 8
};

/// Two boards are the same but for symmetry if and only if their fundamental images are equal; the number of
/// different ones among the solutions is OEIS A002562.
/// @param places one for each line of the board, each of 0…n−1 once
Images imagesOf(std::span<const std::int8_t> places);

}  // namespace queens
