#pragma once

#include <cstdint>

#include "timeline/timeline.hpp"

namespace queens {

/// The first position at which something is so, by halves: each half is gone through once, so that it takes
/// as long as going there.
/// @param before a position at which it is not so
/// @param behind a later one at which it is, and has been since it became so
/// @param isSo told a search and its counters, says whether it is
template <class Condition>
std::uint64_t firstBetween(const Timeline& timeline, std::uint64_t before, std::uint64_t behind,
                           Condition&& isSo) {
  Moment near = timeline.checkpoints().before(before);
  near.skipTo(before);
  while (behind - before > 1) {
    const std::uint64_t middle = before + (behind - before) / 2;
    Moment there = near;
    there.skipTo(middle);
    if (isSo(there.search, there.counters)) {
      behind = middle;
    } else {
      before = middle;
      near = there;
    }
  }
  return behind;
}

}  // namespace queens
