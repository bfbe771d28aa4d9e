#pragma once

#include <cstdint>
#include <span>

#include "core/variant.hpp"
#include "text/message.hpp"

namespace queens {

/// The part of the screen that a stop of the tour is about.
enum class TourSight : std::uint8_t { board, state, statistics };

/// A stop of the guided introduction: a position of a real search and a lesson about it. Positions do not
/// change between versions of the program, so a stop is as stable as a link.
struct TourStop {
  VariantId variant;
  int n;
  std::uint64_t position;
  TourSight sight;
  Message title;  ///< without arguments, like the text; both have code in backticks
  Message text;
};

/// The stops in order; the link `tour=3` leads to the third one.
std::span<const TourStop> tour();

}  // namespace queens
