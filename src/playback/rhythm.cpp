#include "playback/rhythm.hpp"

#include <algorithm>
#include <cmath>

namespace queens {
namespace {

double weightOfEvent(const Event& event) {
  switch (event.kind) {
    case EventKind::test:
    case EventKind::compare:
    case EventKind::scan:
    case EventKind::place:
    case EventKind::remove:
      return 1;
    case EventKind::exhausted:
      return event.deadEnd ? 2 : 1;
    case EventKind::reject:
      return 2;
    case EventKind::solution:
    case EventKind::done:
      break;
  }
  return 4;
}

}  // namespace

double weight(StepSize stepSize, const Event& event) {
  const double own = weightOfEvent(event);
  // What all steps are, or nearly all, does not stand out among them.
  return stepSize == StepSize::turn ? std::max(1.0, own / 2) : own;
}

double secondsInSight(StepSize stepSize, const Event& event, double speed) {
  const double even = std::clamp(std::log(speed / kRhythmic) / std::log(kEven / kRhythmic), 0.0, 1.0);
  return std::pow(weight(stepSize, event), 1 - even) / speed;
}

}  // namespace queens
