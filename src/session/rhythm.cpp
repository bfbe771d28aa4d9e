#include "session/rhythm.hpp"

#include <algorithm>
#include <cmath>

namespace queens {
namespace {

double weightOfEvent(const Event& event) {
  switch (event.kind) {
    case EventKind::test:
      return event.safe ? 0.15 : 0.06;
    case EventKind::compare:
      return event.safe ? 0.06 : 0.2;
    case EventKind::scan:
      return 0.3;
    case EventKind::place:
      return 0.6;
    case EventKind::remove:
      return 0.25;
    case EventKind::exhausted:
      return event.deadEnd ? 1.1 : 0.2;
    case EventKind::reject:
      return 0.8;
    case EventKind::solution:
    case EventKind::done:
      break;
  }
  return 4;
}

}  // namespace

double weight(Grain grain, const Event& event) {
  const double own = weightOfEvent(event);
  switch (grain) {
    case Grain::line:
      // The last line of an event; what takes its time there takes it here.
      return std::max(1.0, own);
    case Grain::event:
      return own;
    case Grain::queen:
      return event.kind == EventKind::place ? 1.2 : event.kind == EventKind::remove ? 0.6 : own;
    case Grain::turn:
      break;
  }
  return event.kind == EventKind::solution || event.kind == EventKind::done ? 2 : 0.85;
}

double secondsInSight(Grain grain, const Event& event, double speed) {
  const double even = std::clamp(std::log(speed / kRhythmic) / std::log(kEven / kRhythmic), 0.0, 1.0);
  return std::pow(weight(grain, event), 1 - even) / speed;
}

}  // namespace queens
