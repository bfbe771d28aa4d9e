#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

#include "timeline/pace.hpp"

namespace queens {

/// Seconds from any fixed moment on.
using Seconds = double;

/// What a frame leaves for searching. All that goes through events from one frame to the next takes from the
/// same time, whatever it is for and of however many searches: playing, ways to far places, and what panels
/// and the whole search show.
class Budget {
 public:
  /// Tells the time.
  using Clock = std::function<Seconds()>;

  /// Of a frame, at 60 Hz and at 120.
  static constexpr Seconds kPerFrame = 0.006;

  explicit Budget(Clock clock) : clock_(std::move(clock)) {}

  Seconds now() const { return clock_(); }
  /// The frame has ended, and with it what it had left.
  void renew() {
    spent_ = 0;
    renewedAt_ = now();
  }
  /// Where nothing is drawn, as long as a frame takes at 60 Hz counts as one.
  /// @return whether it was as long as that
  bool renewUndrawn() {
    const bool undrawn = now() - renewedAt_ >= kFrame;
    if (undrawn) renew();
    return undrawn;
  }
  /// What of the frame has gone by with work.
  Seconds spent() const { return spent_; }
  /// What is left of it, so that a part begun before the end of that is over by the end of `kPerFrame`.
  Seconds left() const { return std::max(0.0, kPerFrame - 2 * Pace::kAim - spent_); }
  /// Counts what was done elsewhere.
  void spend(Seconds seconds) { spent_ += seconds; }

  /// Works until it is done or its time is up, in parts.
  /// @param most of the frame's time
  /// @param least events that are gone through even where nothing is left of it, so that nobody waits for
  /// good
  /// @param part is told how many events to go through at most, and says through how many it went, or nothing
  ///   once all is done
  /// @return whether all is done
  template <class Part>
  bool work(Pace& pace, Seconds most, std::uint64_t least, const Part& part) {
    Seconds begun = now();
    const Seconds deadline = begun + std::min(most, left());
    do {
      const std::optional<std::uint64_t> gone = part(begun < deadline ? pace.events() : least);
      const Seconds ended = now();
      spend(ended - begun);
      if (!gone) return true;
      pace.took(*gone, ended - begun);
      begun = ended;
    } while (begun < deadline);
    return false;
  }

 private:
  static constexpr Seconds kFrame = 1.0 / 60;

  Clock clock_;
  Seconds spent_ = 0;
  Seconds renewedAt_ = 0;
};

}  // namespace queens
