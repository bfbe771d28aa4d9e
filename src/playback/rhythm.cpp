#include "playback/rhythm.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace queens {
namespace {

double weightOfEvent(const Event& event) {
  switch (event.kind) {
    case EventKind::test:
    case EventKind::compare:
    case EventKind::scan:
    case EventKind::place:
    case EventKind::remove:
    case EventKind::restrict:
    case EventKind::restore:
    case EventKind::move:
      return 1;
    case EventKind::exhausted:
      return event.deadEnd ? 2 : 1;
    case EventKind::reject:
    case EventKind::wipeout:
    case EventKind::restart:
      return 2;
    case EventKind::solution:
    case EventKind::done:
      break;
  }
  return 4;
}

// Time to read a sentence of about twenty words while also looking at the board.
constexpr Seconds kFirst = 5;
constexpr Seconds kSecond = 3;
// With the first removal the variables join the page.
constexpr Seconds kJoined = 8;

}  // namespace

double weight(StepSize stepSize, const Event& event) {
  const double own = weightOfEvent(event);
  // Nearly all turns are dead ends, so these do not stand out.
  return stepSize == StepSize::turn ? std::max(1.0, own / 2) : own;
}

double secondsInSight(StepSize stepSize, const Event& event, double speed) {
  const double even = std::clamp(std::log(speed / kRhythmic) / std::log(kEven / kRhythmic), 0.0, 1.0);
  return std::pow(weight(stepSize, event), 1 - even) / speed;
}

FirstShow::Stay FirstShow::arrive(const Event& event, std::uint64_t position) {
  const bool turns = event.safe || event.deadEnd;
  std::uint8_t& seen = seen_[2 * static_cast<std::size_t>(event.kind) + (turns ? 1 : 0)];
  Stay stay = {.atLeast = seen == 0 ? kFirst : seen == 1 ? kSecond : 0};
  if (seen < 2) ++seen;
  if (event.kind == EventKind::remove && stay.atLeast == kFirst) {
    stay.atLeast = kJoined;
    // From here on the sentences name the variables, so one of each sort is new again.
    for (std::uint8_t& each : seen_) each = std::min<std::uint8_t>(each, 1);
  }
  const bool first = (event.deadEnd && !knowsDeadEnds_) || event.kind == EventKind::solution;
  knowsDeadEnds_ = knowsDeadEnds_ || event.deadEnd;
  over_ = event.kind == EventKind::solution;
  if (first) {
    stay.rests = true;
    restedAt_ = position;
  }
  return stay;
}

}  // namespace queens
