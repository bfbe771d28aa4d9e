#pragma once

#include <cstdint>

#include "timeline/checkpoints.hpp"

namespace queens {

/// Finds the last moment before a condition begins to hold for good. Replays each half once, so this takes no
/// longer than replaying the whole stretch.
/// @param near a moment at which it does not hold
/// @param behind a later position, at most the end, at which it holds and has held since it began to hold
/// @param holds whether the condition holds for a search and its counters
template <class Condition>
Moment lastBefore(Moment near, std::uint64_t behind, const Condition& holds) {
  while (behind - near.position > 1) {
    Moment there = near;
    there.skipTo(near.position + (behind - near.position) / 2);
    if (holds(there.search, there.counters))
      behind = there.position;
    else
      near = there;
  }
  return near;
}

}  // namespace queens
