#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/event.hpp"
#include "playback/budget.hpp"

namespace queens {

/// One step of play, from the finest to the coarsest.
enum class StepSize : std::uint8_t {
  line,   ///< one executed line of the program
  event,  ///< a test, a scan, a comparison, a queen placed…
  queen,  ///< a queen placed, removed or moved
  turn    ///< a dead end, a wipe-out, a rejected board, a solution or a restart
};

/// Their public names, indexed by `StepSize`.
inline constexpr std::array<std::string_view, 4> kStepSizeNames = {"line", "event", "queen", "turn"};

/// Whether a step ends with an event. Every step ends with a solution, a rejected board, a restart and the
/// end of the search.
constexpr bool endsStep(StepSize stepSize, const Event& event) {
  switch (event.kind) {
    case EventKind::solution:
    case EventKind::reject:
    case EventKind::restart:
    case EventKind::done:
      return true;
    case EventKind::exhausted:
      return event.deadEnd ? stepSize != StepSize::queen : stepSize < StepSize::queen;
    case EventKind::wipeout:
      return stepSize != StepSize::queen;
    case EventKind::place:
    case EventKind::remove:
    case EventKind::move:
      return stepSize <= StepSize::queen;
    case EventKind::test:
    case EventKind::scan:
    case EventKind::compare:
    case EventKind::restrict:
    case EventKind::restore:
      break;
  }
  return stepSize < StepSize::queen;
}

/// Speeds in steps per second; the fastest one means as fast as the machine can.
inline constexpr double kSlowest = 0.5;
inline constexpr double kFastest = 1e7;
/// Up to this many steps a second, important events stay longer than others.
inline constexpr double kRhythmic = 8;
/// From this many on, all events take the same time.
inline constexpr double kEven = 64;
/// Beyond this many, single events cannot be seen; a heat map is drawn instead.
inline constexpr double kSeenSingly = 500;

/// How long the event at the end of a step stays, in units of 1/speed. A dead end, a wipe-out, a rejected
/// full board and a restart stay for 2, a solution and the end for 4, everything else for 1. If a step is a
/// turn, dead ends stay for 1 and solutions for 2.
double weight(StepSize stepSize, const Event& event);

/// The same in seconds: by weight up to `kRhythmic`, evenly from `kEven` on. In between the weights approach
/// each other, so that a higher speed never takes longer.
/// @param speed steps per second, above 0
double secondsInSight(StepSize stepSize, const Event& event, double speed);

/// The pace of play for a new student. The first event of each sort stays until it can be read, the second
/// one nearly as long, and later ones pass at the chosen speed. Play rests at the first dead end and at the
/// first solution until the student continues. The first removal stays longest, and after it one event of
/// each sort stays again. The show ends with the solution.
class FirstShow {
 public:
  struct Stay {
    Seconds atLeast = 0;  ///< independent of the speed
    bool rests = false;   ///< play ends here
  };

  /// Records that play has advanced to an event. @param position of the event
  Stay arrive(const Event& event, std::uint64_t position);
  /// The position of the latest rest; nullopt before the first one.
  std::optional<std::uint64_t> restedAt() const { return restedAt_; }
  /// The first solution has been seen.
  bool over() const { return over_; }

 private:
  // Sentences differ by kind, and by the result of a test or a line.
  std::array<std::uint8_t, 2 * kEventKindNames.size()> seen_{};
  std::optional<std::uint64_t> restedAt_;
  bool knowsDeadEnds_ = false;
  bool over_ = false;
};

}  // namespace queens
