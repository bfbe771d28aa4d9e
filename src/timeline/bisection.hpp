#pragma once

#include <cstdint>

#include "timeline/checkpoints.hpp"

namespace queens {

/// Finds the last moment at which a lasting condition does not hold yet. Each half is replayed once, so that
/// this takes as long as going there.
/// @param near a moment at which it does not hold
/// @param behind a later position, not beyond the end, at which it holds and has held since it began to
/// @param holds tells of a search and its counters whether it holds
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
