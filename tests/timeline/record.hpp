#pragma once

#include <optional>
#include <vector>

#include "timeline/timeline.hpp"

namespace queens {

/// A whole search, run once from start to end and stored: the reference for a timeline at any position.
class Record {
 public:
  Record(Program program, int n);

  std::uint64_t total() const { return moments_.size() - 1; }
  const Counters& counters(std::uint64_t position) const { return moments_[position].counters; }
  /// The first position after `position` reached by an event of this kind.
  std::optional<std::uint64_t> next(EventKind kind, std::uint64_t position) const;
  /// Position and places of each solution, in order.
  struct Solution {
    std::uint64_t position;
    std::vector<int> places;
  };
  const std::vector<Solution>& solutions() const { return solutions_; }

  /// Expects a timeline to show exactly the state of this search at that position.
  void expectAt(std::uint64_t position, const Timeline& timeline) const;

 private:
  struct Moment {
    Search search;
    std::optional<Event> event;
    Counters counters;
    std::vector<TracedLine> lines;
  };
  std::vector<Moment> moments_;
  std::vector<Solution> solutions_;
};

}  // namespace queens
