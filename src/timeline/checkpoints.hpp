#pragma once

#include <cstdint>
#include <vector>

#include "core/counters.hpp"
#include "core/search.hpp"

namespace queens {

/// A search at a position, with all that has been counted on the way there.
struct Moment {
  Search search;
  std::uint64_t position = 0;
  Counters counters;

  /// Goes on to a position that is not behind, or to the end if that comes sooner.
  void skipTo(std::uint64_t target) { position += search.skip(target - position, counters); }
};

/// Moments to go back to, evenly spaced. Whenever they become too many every second one is dropped and the
/// spacing doubles, so that their number stays between half of `kMost` and `kMost` however long the search
/// is.
class Checkpoints {
 public:
  /// Bounds the memory (each is under 1 KiB) and, with it, the part of a search that a seek replays: 1/1024
  /// to 1/2048 of what has been explored.
  static constexpr std::size_t kMost = 2048;

  /// @param start the moment at position 0, which is always kept
  explicit Checkpoints(const Moment& start);

  /// Positions between two checkpoints; a power of two.
  std::uint64_t spacing() const { return spacing_; }
  /// Where the next checkpoint is due.
  std::uint64_t due() const { return moments_.back().position + spacing_; }
  /// Keeps a moment that is due.
  void keep(const Moment& moment);

  /// The last checkpoint at or before a position.
  const Moment& before(std::uint64_t position) const;
  /// The last checkpoint by which at most `count` events of a kind had happened.
  const Moment& lastWith(EventKind kind, std::uint64_t count) const;

  const std::vector<Moment>& all() const { return moments_; }

 private:
  std::vector<Moment> moments_;
  std::uint64_t spacing_ = 1;
};

}  // namespace queens
