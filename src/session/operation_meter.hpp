#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "core/program.hpp"
#include "timeline/follower.hpp"
#include "timeline/pace.hpp"
#include "timeline/search_figures.hpp"

namespace queens {

/// Counts the operations of a search, for some milliseconds at a time: every event has to be gone through, so
/// that this is slower than the search by far.
class OperationMeter {
 public:
  /// Tells the time, in seconds.
  using Clock = std::function<double()>;
  using Reached = Follower<SearchFigures>::Reached;

  /// Goes on counting up to a position. @return nothing while it is not there yet
  std::optional<std::uint64_t> upTo(Program program, int n, std::uint64_t position, const Clock& clock);
  /// Goes on to where the search gets with so many operations. @return nothing while it is not there yet
  std::optional<Reached> farthest(Program program, int n, std::uint64_t operations, const Clock& clock);

 private:
  Follower<SearchFigures> follower_;
  Pace pace_;
};

}  // namespace queens
