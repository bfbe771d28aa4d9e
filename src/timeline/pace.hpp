#pragma once

#include <algorithm>
#include <cstdint>

namespace queens {

/// The number of events between two readings of the clock: large enough that reading costs nothing, and small
/// enough that a time slice is not exceeded, on any machine. It doubles and halves, so it also works with a
/// clock of whole milliseconds.
class Pace {
 public:
  /// Target duration of a part in seconds; the actual one is between half and twice of it.
  static constexpr double kAim = 0.0005;
  /// Fewer events never take a measurable time.
  static constexpr std::uint64_t kLeast = 1 << 11;

  std::uint64_t events() const { return events_; }

  /// @param events number of events processed; the measurement is ignored if this is fewer than `events()`
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
