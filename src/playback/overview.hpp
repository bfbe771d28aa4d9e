#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "playback/sight.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// What can be told of a search while its events pass too quickly to be told one by one. The figures move at
/// most four times a second, so that they can be read.
class Overview {
 public:
  struct Figures {
    std::uint64_t position = 0;
    std::uint64_t solutions = 0;  ///< up to the position
    int depth = 0;                ///< queens that stand
    bool operator==(const Figures&) const = default;
  };

  /// Nothing while single events can be followed.
  const std::optional<Figures>& figures() const { return figures_; }
  /// The search as it was when it was looked at last; only while there are `figures`.
  Sight sight() const {
    return {moment_->search, previous_ ? &*previous_ : nullptr, event_ ? &*event_ : nullptr,
            moment_->counters, moment_->position};
  }
  /// The events that led there, once they have been recalled.
  const std::vector<Event>& recent() const { return recent_; }
  /// Recalls them unless that was done. @param count how many at most
  void recall(const Timeline& timeline, std::size_t count);
  /// The latest solution as the places of its queens, as `Timeline::solutions` has them; empty before the
  /// first.
  const std::vector<int>& latest() const { return latest_; }
  /// Its number, from 1; 0 before the first.
  std::uint64_t latestNumber() const { return latestNumber_; }

  /// Looks at the search, unless that was less than a quarter of a second ago. @param now seconds
  void look(const Timeline& timeline, double now);
  /// The search has ended: only its last solution is left to show.
  void close(const Timeline& timeline);

 private:
  void keepLatest(const Timeline& timeline);

  std::optional<Figures> figures_;
  std::optional<Moment> moment_;
  std::optional<Search> previous_;
  std::optional<Event> event_;
  std::vector<Event> recent_;
  double lookedAt_ = 0;
  std::uint64_t latestNumber_ = 0;
  std::vector<int> latest_;
};

}  // namespace queens
