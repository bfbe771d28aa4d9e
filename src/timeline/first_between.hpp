#pragma once

#include <cstdint>

#include "timeline/timeline.hpp"

namespace queens {

/// The first moment at which something is so, by halves: each half is gone through once, so that it takes as
/// long as going there.
/// @param near a moment at which it is not so
/// @param behind a later position at which it is, and has been since it became so
/// @param isSo told a search and its counters, says whether it is
template <class Condition>
Moment firstAfter(Moment near, std::uint64_t behind, Condition&& isSo) {
  while (behind - near.position > 1) {
    Moment there = near;
    there.skipTo(near.position + (behind - near.position) / 2);
    if (isSo(there.search, there.counters))
      behind = there.position;
    else
      near = there;
  }
  near.skipTo(behind);
  return near;
}

/// The position of that moment. @param before a position at which it is not so
template <class Condition>
std::uint64_t firstBetween(const Timeline& timeline, std::uint64_t before, std::uint64_t behind,
                           Condition&& isSo) {
  Moment near = timeline.checkpoints().before(before);
  near.skipTo(before);
  return firstAfter(near, behind, isSo).position;
}

}  // namespace queens
