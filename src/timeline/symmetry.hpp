#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/event.hpp"

namespace queens {

/// The column of the queen in each row of a full board, or the row in each column; entries beyond the board
/// are 0.
using Placement = std::array<std::int8_t, kMaxN>;

/// The images of a full board under the eight rotations and reflections of the square.
struct Images {
  Placement fundamental;  ///< the first image in lexicographic order
  int count = 0;          ///< number of different images: 1, 2, 4 or 8
};

/// Two boards are equal up to symmetry if and only if their fundamental images are equal. The number of
/// different ones among the solutions is OEIS A002562.
/// @param places one for each line of the board, a permutation of 0…n−1
Images imagesOf(std::span<const std::int8_t> places);

}  // namespace queens
