#pragma once

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

/// Moments to return to. A moment takes less than 1 KiB. A seek replays 1/1024 to 1/2048 of the explored
/// part.
class Checkpoints : public Milestones<Moment, 2048> {
 public:
  using Milestones::Milestones;

  /// The last checkpoint before which at most `count` events of a kind had happened.
  const Moment& lastWith(EventKind kind, std::uint64_t count) const;
};

}  // namespace queens
