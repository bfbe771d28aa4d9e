#pragma once

#include <cstdint>
#include <optional>

#include "playback/incremental.hpp"
#include "timeline/follower.hpp"
#include "timeline/search_figures.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// Counts the operations of a search, a part in each frame: going through every event takes longer than
/// running.
class OperationMeter {
 public:
  /// How many were done up to the present position; nothing while that is not known.
  std::optional<std::uint64_t> known(const Timeline& timeline) const {
    if (!last_ || last_->position != timeline.position()) return std::nullopt;
    return last_->operations;
  }
  /// Goes on counting them. @return them once they are known
  std::optional<std::uint64_t> count(const Timeline& timeline, Budget& time);
  /// Goes on counting how far the search gets with so many, for at most `allowance` events.
  /// @return that position once it is known
  std::optional<std::uint64_t> farthest(const Timeline& timeline, std::uint64_t operations,
                                        std::uint64_t allowance);

  /// Something that was asked for since `forgetWish` is not known yet.
  bool waiting() const { return follower_.waiting; }
  void forgetWish() { follower_.waiting = false; }
  /// What was counted was of another search.
  void forget() { last_.reset(); }

 private:
  using Figures = Follower<SearchFigures>;

  Incremental<Figures> follower_;
  std::optional<Figures::Reached> last_;  // what was counted last
};

}  // namespace queens
