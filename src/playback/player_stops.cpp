#include <algorithm>
#include <utility>

#include "playback/player.hpp"

namespace queens {
namespace {

// What is looked at event by event takes some hundred times as long as what is passed.
constexpr std::uint64_t kWatched = 2000;

}  // namespace

void Player::pursue(NextBreakpoint) {
  pause();
  toBreakpoint_ = true;
}

// Whether the line executed last is a stop, or with all of its event's lines its square.
bool Player::isAtBreakpoint(const Timeline& timeline) const {
  if (linesAhead_ > 0) return breakpoints_.at(timeline.upcomingLines()[linesAhead_ - 1].label);
  const std::size_t lines = timeline.lines().size();
  return breakpoints_.met(timeline, lines > 0 ? lines - 1 : 0).has_value();
}

// One event on, or into it to the line that is a stop. Returns whether it is at a stop.
bool Player::goOnWatching(Timeline& timeline) {
  const std::size_t passed = std::exchange(linesAhead_, 0);
  timeline.step();
  const auto met = breakpoints_.met(timeline, passed);
  if (met && *met < timeline.lines().size()) {
    timeline.back();
    linesAhead_ = *met;
  }
  return met.has_value();
}

// On to a position at most. Returns whether play is to end where it is.
bool Player::watchPast(Timeline& timeline, std::uint64_t bound, std::uint64_t allowance) {
  for (std::uint64_t left = std::min(allowance, kWatched);
       left > 0 && timeline.position() < bound && !timeline.atEnd(); --left) {
    if (goOnWatching(timeline) || (until_ && timeline.event()->kind == *until_)) return true;
  }
  return false;
}

Player::Way Player::stopOn(Timeline& timeline, std::uint64_t allowance) {
  for (std::uint64_t left = std::min(allowance, kWatched); left > 0 && toBreakpoint_; --left)
    toBreakpoint_ = !timeline.atEnd() && !goOnWatching(timeline);
  return toBreakpoint_ ? Way::goesOn : Way::ends;
}

}  // namespace queens
