#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "timeline/checkpoints.hpp"

namespace queens {

/// Explores a search ahead of a timeline, in another thread or between frames. Hands over its checkpoints,
/// which `Timeline::adopt` takes. Its memory has the same bound as theirs.
class Exploration {
 public:
  /// @param n squares per side, 1…32; anything else is the caller's error
  Exploration(Program program, int n);

  Program program() const { return now_.search.program(); }
  int n() const { return now_.search.n(); }
  /// The position reached.
  std::uint64_t explored() const { return now_.position; }
  /// Whether this is the end of the search.
  bool finished() const { return now_.search.done(); }

  /// Advances by a number of events, or to the end if that comes first.
  void explore(std::uint64_t events);
  /// The results beyond a position, for `Timeline::adopt` of a timeline that is explored up to that position.
  std::vector<std::byte> handOver(std::uint64_t after) const;

 private:
  Moment now_;
  Checkpoints checkpoints_;
};

}  // namespace queens
