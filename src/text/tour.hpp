#pragma once

#include <cstdint>
#include <span>

#include "core/variant.hpp"
#include "text/message.hpp"

namespace queens {

/// What a stop of the tour asks the reader to look at.
enum class TourSight : std::uint8_t { board, state, statistics };

/// A stop of the guided introduction: a position of a real search and what there is to learn from it. A
/// position does not change between versions of the program, so a stop is as good as a link.
struct TourStop {
  VariantId variant;
  int n;
  std::uint64_t position;
  TourSight sight;
  Message title;  ///< without arguments, as is the text; both have code in backticks
  Message text;
};

/// The stops in order; the link `tour=3` leads to the third.
std::span<const TourStop> tour();

}  // namespace queens
