#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

#include "timeline/pace.hpp"

namespace queens {

/// Seconds since any fixed moment.
using Seconds = double;

/// The time of a frame that is available for searching. Everything that goes through events shares it: play
/// and distant seeks of all searches, and the analyses that panels and the search tree show.
class Budget {
 public:
  /// Returns the time.
  using Clock = std::function<Seconds()>;

  /// Time in one frame, enough at 60 Hz and at 120 Hz.
  static constexpr Seconds kPerFrame = 0.006;

  explicit Budget(Clock clock) : clock_(std::move(clock)) {}

  Seconds now() const { return clock_(); }
  /// Starts the next frame with a full budget.
  void renew() {
    spent_ = 0;
    renewedAt_ = now();
  }
  /// If nothing is drawn, renews the budget after the time of a frame at 60 Hz. @return whether it did
  bool renewUndrawn() {
    const bool undrawn = now() - renewedAt_ >= kFrame;
    if (undrawn) renew();
    return undrawn;
  }
  /// Time used in this frame.
  Seconds spent() const { return spent_; }
  /// Time left. A part started before it runs out ends within `kPerFrame`.
  Seconds left() const { return std::max(0.0, kPerFrame - 2 * Pace::kAim - spent_); }
  /// Counts time used elsewhere.
  void spend(Seconds seconds) { spent_ += seconds; }

  /// Works in parts until everything is done or the time is up.
  /// @param most time in this frame
  /// @param least events of one part if no time is left, so that all work ends some day
  /// @param part is called with the number of events to go through at most; returns the number it went
  ///   through, or nullopt once everything is done
  /// @return whether everything is done
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
