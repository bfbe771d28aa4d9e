#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/event.hpp"
#include "playback/budget.hpp"

namespace queens {

/// How play goes for somebody who has never seen a search: what happens for the first time stays until it has
/// been read, what happens for the second time nearly as long, and all that is known by then passes at the
/// speed that was chosen. Play rests at the first dead end and at the first solution until it is asked to go
/// on; with the solution the show is over.
class FirstShow {
 public:
  /// What play does at an event.
  struct Stay {
    Seconds atLeast = 0;  ///< how long it stays in sight, whatever the speed
    bool rests = false;   ///< play ends there
  };

  /// Play has arrived at an event, by going on.
  /// @param position where that is
  Stay arrive(const Event& event, std::uint64_t position);
  /// The position at which play rests last, or has rested; nothing before the first rest.
  std::optional<std::uint64_t> restedAt() const { return restedAt_; }
  /// The first solution has been seen.
  bool over() const { return over_; }

 private:
  // Sentences differ by kind, and by how a test or a line has ended.
  std::array<std::uint8_t, 2 * kEventKindNames.size()> seen_{};
  std::optional<std::uint64_t> restedAt_;
  bool knowsDeadEnds_ = false;
  bool over_ = false;
};

}  // namespace queens
