#pragma once

#include <algorithm>
#include <cstdint>

namespace queens {

/// How many events to go between two looks at the clock: so many that looking costs nothing beside them, and
/// so few that a slice of time is not overrun, on whatever machine. Found by doubling and halving, as a clock
/// that goes in whole milliseconds allows.
class Pace {
 public:
  /// What a part comes to, in seconds: half of it to twice of it.
  static constexpr double kAim = 0.0005;
  /// Fewer events do not come to anything, on any machine.
  static constexpr std::uint64_t kLeast = 1 << 11;

  std::uint64_t events() const { return events_; }

  /// @param events that were gone through; fewer than `events()` tell nothing
  /// @param seconds that they took
  void took(std::uint64_t events, double seconds) {
    if (events < events_) return;
    if (seconds < kAim / 2) events_ = std::min(2 * events_, kMost);
    if (seconds > 2 * kAim) {
      events_ = std::max(static_cast<std::uint64_t>(static_cast<double>(events_) * kAim / seconds), kLeast);
    }
  }

 private:
  static constexpr std::uint64_t kMost = 1 << 22;

  std::uint64_t events_ = 1 << 14;
};

}  // namespace queens
