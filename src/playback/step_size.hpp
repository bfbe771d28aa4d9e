#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/event.hpp"

namespace queens {

/// What one step of play is, from the finest to the coarsest.
enum class StepSize : std::uint8_t {
  line,   ///< one executed line of the program
  event,  ///< a test, a scan, a comparison, a queen placed…
  queen,  ///< a queen placed or taken back
  turn    ///< a dead end or a solution
};

/// The public names of the grains, indexed by `StepSize`.
inline constexpr std::array<std::string_view, 4> kStepSizeNames = {"line", "event", "queen", "turn"};

/// Whether a step of a grain ends with an event. A board that holds all queens, be it a solution or rejected,
/// and the end of the search are passed over by none.
constexpr bool endsStep(StepSize stepSize, const Event& event) {
  switch (event.kind) {
    case EventKind::solution:
    case EventKind::reject:
    case EventKind::done:
      return true;
    case EventKind::exhausted:
      return event.deadEnd ? stepSize != StepSize::queen : stepSize < StepSize::queen;
    case EventKind::place:
    case EventKind::remove:
      return stepSize <= StepSize::queen;
    case EventKind::test:
    case EventKind::scan:
    case EventKind::compare:
      break;
  }
  return stepSize < StepSize::queen;
}

}  // namespace queens
