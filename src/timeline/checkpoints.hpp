#pragma once

#include <algorithm>
#include <cstdint>

#include "core/counters.hpp"
#include "core/search.hpp"
#include "timeline/milestones.hpp"

namespace queens {

/// A search at a position, with its counters.
struct Moment {
  Search search;
  std::uint64_t position = 0;
  Counters counters;

  /// Advances to a later position, or to the end if that comes first.
  void skipTo(std::uint64_t target) { position += search.skip(target - position, counters); }
};
static_assert(sizeof(Moment) <= 1024);

/// Moments to return to. A moment takes at most 1 KiB. A seek replays 1/1024 to 1/2048 of the explored
/// part.
class Checkpoints : public Milestones<Moment, 2048> {
 public:
  using Milestones::Milestones;

  /// Finds the last moment before a condition begins to hold for good. Replays each half of the stretch
  /// between two checkpoints once, so this takes no longer than replaying that stretch.
  /// @param near a moment at which it does not hold
  /// @param behind a later position, at most the end, at which it holds and has held since it began to hold
  /// @param holds whether the condition holds for a search and its counters
  template <class Condition>
  Moment lastBefore(Moment near, std::uint64_t behind, const Condition& holds) const {
    if (behind - near.position > spacing()) {
      const auto first = std::ranges::upper_bound(all(), near.position, {}, &Moment::position);
      const auto after = std::partition_point(first, all().end(), [&](const Moment& each) {
        return each.position < behind && !holds(each.search, each.counters);
      });
      if (after != first) near = *(after - 1);
      if (after != all().end()) behind = std::min(behind, after->position);
    }
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
};

}  // namespace queens
