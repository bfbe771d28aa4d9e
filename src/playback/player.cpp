#include "playback/player.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "playback/commands.hpp"

namespace queens {
namespace {

// The longest time before the first step of play.
constexpr Seconds kFirstBeat = 0.3;
// Longer pauses between frames mean that nobody is looking.
constexpr Seconds kUnseen = 0.25;
// The time that an unseen pause counts for: a frame.
constexpr Seconds kFrame = 1.0 / 60;
// Time to pass everything known of a search at the highest speed, however long it is.
constexpr Seconds kKnownPasses = 4;
// Going event by event takes some hundred times as long as skipping.
constexpr std::uint64_t kWatched = 2000;
// Number of events that are replayed at once to find the end of the step before.
constexpr std::size_t kEventsAtOnce = 64;

}  // namespace

void Player::play(Seconds now) {
  pause();
  if (show_ && show_->over()) show_.reset();
  playing_ = true;
  due_ = now + std::min(kFirstBeat, 1 / speed_);
}

void Player::pause() {
  playing_ = false;
  goal_.reset();
}

void Player::hold(bool held, Seconds now) {
  if (std::exchange(held_, held) && !held) due_ = now + std::min(kFirstBeat, 1 / speed_);
}

void Player::setSpeed(double stepsPerSecond, Seconds now) {
  speed_ = std::clamp(stepsPerSecond, kSlowest, kFastest);
  if (playing_) due_ = std::min(due_, now + 1 / speed_);
}

void Player::setRange(std::optional<std::uint64_t> from, std::optional<std::uint64_t> to, bool loop) {
  from_ = from;
  to_ = to;
  loop_ = loop;
}

void Player::setBreakpoints(const Breakpoints& breakpoints) {
  breakpoints_ = breakpoints;
  if (breakpoints_.empty() && goal_ && std::holds_alternative<goal::NextBreakpoint>(*goal_)) goal_.reset();
}

void Player::go(Goal goal) {
  pause();
  goal_ = std::move(goal);
}

void Player::step(Timeline& timeline) {
  pause();
  if (stepSize_ == StepSize::line) return goOnByLine(timeline);
  if (stepSize_ == StepSize::event) {
    linesAhead_ = 0;
    timeline.step();
    return;
  }
  while (!timeline.atEnd()) {
    if (goOnWatching(timeline) || endsStep(stepSize_, *timeline.event())) return;
  }
}

void Player::back(Timeline& timeline) {
  if (stepSize_ == StepSize::line) return backLine(timeline);
  pause();
  // Inside an event, the step before may have ended exactly at the event's start.
  std::uint64_t position = timeline.position();
  if (std::exchange(linesAhead_, 0) == 0 && position > 0) --position;
  while (position > 0) {
    const std::vector<Event> events = timeline.eventsUpTo(position, kEventsAtOnce);
    const auto last = std::find_if(events.rbegin(), events.rend(),
                                   [this](const Event& event) { return endsStep(stepSize_, event); });
    position -= static_cast<std::uint64_t>(last - events.rbegin());
    if (last != events.rend()) break;
  }
  timeline.seek(position);
}

void Player::stepLine(Timeline& timeline) {
  pause();
  goOnByLine(timeline);
}

void Player::backLine(Timeline& timeline) {
  pause();
  if (linesAhead_ > 0) {
    --linesAhead_;
  } else if (timeline.position() > 0) {
    const std::size_t count = timeline.lines().size();
    timeline.back();
    linesAhead_ = count > 0 ? count - 1 : 0;
  }
}

// The last line of an event is the one that causes it.
void Player::goOnByLine(Timeline& timeline) {
  if (linesAhead_ + 1 < timeline.upcomingLines().size()) {
    ++linesAhead_;
  } else {
    linesAhead_ = 0;
    timeline.step();
  }
}

void Player::advance(Timeline& timeline, Budget& time, Seconds share, Heat* heat, std::uint64_t most) {
  const Seconds now = time.now();
  farthest_ = most == Timeline::kUnlimited ? most : timeline.position() + most;
  const Seconds passed = now - std::exchange(seen_, now);
  if (heat) heat->decay(passed);
  const bool leaps = goesOn() && unlimited() && !until_ && breakpoints_.empty();
  if (leaps) leap(timeline, passed > kUnseen ? kFrame : passed);
  if (playing_ && now - due_ > kUnseen) due_ = now - kFrame;

  steps_ = 0;
  // At least one part is done even if no time is left, because most goals are near.
  time.work(pace_, share, pace_.events(), [&](std::uint64_t allowance) -> std::optional<std::uint64_t> {
    if (!isDue(now)) return std::nullopt;
    const std::uint64_t before = timeline.position();
    const Way way = goal_ ? pursue(timeline, allowance) : playOn(timeline, now, allowance);
    if (heat) heat->sample(timeline.search());
    if (way == Way::ends) return std::nullopt;
    return std::max(timeline.position(), before) - before;
  });
  // Delays are not made up for.
  if (!unlimited() && due_ < now - 0.1) due_ = now;
}

Player::Way Player::pursue(Timeline& timeline, std::uint64_t allowance) {
  const bool arrived =
      std::visit(Handle{[&](const goal::NextBreakpoint& goal) { return arrives(goal, timeline, allowance); },
                        [&](const goal::Operations& goal) { return arrives(goal, timeline, allowance); },
                        [&](const auto& goal) {
                          linesAhead_ = 0;
                          return queens::advance(goal, timeline, allowance);
                        }},
                 *goal_);
  if (arrived) goal_.reset();
  return arrived ? Way::ends : Way::goesOn;
}

bool Player::arrives(const goal::NextBreakpoint&, Timeline& timeline, std::uint64_t allowance) {
  for (std::uint64_t left = std::min(allowance, kWatched); left > 0; --left)
    if (timeline.atEnd() || goOnWatching(timeline)) return true;
  return false;
}

// First counts how far the search gets with so many.
bool Player::arrives(const goal::Operations& goal, Timeline& timeline, std::uint64_t allowance) {
  const auto position = meter_.farthest(timeline, goal.count, std::min(allowance, kWatched));
  if (position) goal_ = goal::Position{*position};
  return false;
}

Player::Way Player::playOn(Timeline& timeline, Seconds now, std::uint64_t allowance) {
  if (timeline.position() >= farthest_) return Way::ends;
  if (loop_ && atEnd(timeline)) {
    // Going back takes a step of its own, so that the end is visible like any other position.
    linesAhead_ = 0;
    timeline.seek(from_.value_or(0));
    due_ += 1 / speed_;
  } else if (speed_ > kSeenSingly || (stepSize_ == StepSize::event && speed_ >= kEven)) {
    playEvents(timeline, now, allowance);
  } else {
    playStep(timeline);
  }
  if (!loop_ && atEnd(timeline)) playing_ = false;
  return playing_ ? Way::goesOn : Way::ends;
}

// On to where the next step of the grain ends; a step is never longer than some hundreds of events.
void Player::playStep(Timeline& timeline) {
  const auto ends = [&] { return until_ && timeline.event()->kind == *until_; };
  ++steps_;
  bool stopped = false;
  if (stepSize_ == StepSize::line) {
    goOnByLine(timeline);
    stopped = isAtBreakpoint(timeline);
  } else {
    do stopped = goOnWatching(timeline);
    while (!stopped && !ends() && !atEnd(timeline) && !endsStep(stepSize_, *timeline.event()));
  }
  if (linesAhead_ > 0) {
    due_ += 1 / speed_;
  } else {
    stopped = stopped || ends();
    Seconds stays = inSight(*timeline.event());
    if (show_) {
      const FirstShow::Stay first = show_->arrive(*timeline.event(), timeline.position());
      stays = std::max(stays, first.atLeast);
      stopped = stopped || first.rests;
    }
    due_ += stays;
  }
  if (stopped) playing_ = false;
}

// Advances by as many events as are due, whatever they are.
void Player::playEvents(Timeline& timeline, Seconds now, std::uint64_t allowance) {
  const double rate = speed_ * eventsPerStep(timeline);
  const std::uint64_t before = timeline.position();
  std::uint64_t bound = farthest_;
  if (!unlimited()) bound = std::min(bound, before + static_cast<std::uint64_t>((now - due_) * rate) + 1);
  if (to_) bound = std::min(bound, *to_);
  if (bound > before) playPast(timeline, bound, allowance);
  const std::uint64_t passed = std::max(timeline.position(), before + 1) - before;
  due_ += static_cast<double>(passed) / rate;
  steps_ += passed;
}

// Whether the line executed last has a breakpoint, or the square of a completed event.
bool Player::isAtBreakpoint(const Timeline& timeline) const {
  if (linesAhead_ > 0) return breakpoints_.at(timeline.upcomingLines()[linesAhead_ - 1].label);
  const std::size_t lines = timeline.lines().size();
  return breakpoints_.met(timeline, lines > 0 ? lines - 1 : 0).has_value();
}

// Advances by one event, or into it to a line with a breakpoint. Returns whether there is one.
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

// Advances at most to a position. Returns whether play ends there.
bool Player::watchPast(Timeline& timeline, std::uint64_t bound, std::uint64_t allowance) {
  for (std::uint64_t left = std::min(allowance, kWatched);
       left > 0 && timeline.position() < bound && !timeline.atEnd(); --left) {
    if (goOnWatching(timeline) || (until_ && timeline.event()->kind == *until_)) return true;
  }
  return false;
}

// The average so far. Steps too fast to see only need the right speed.
double Player::eventsPerStep(const Timeline& timeline) const {
  const Counters& counters = timeline.counters();
  std::uint64_t steps = 0;
  switch (stepSize_) {
    case StepSize::line:
      return 1 / std::max(1.0, static_cast<double>(timeline.upcomingLines().size()));
    case StepSize::event:
      return 1;
    case StepSize::queen:
      steps = counters.of(EventKind::place) + counters.of(EventKind::remove);
      break;
    case StepSize::turn:
      steps = counters.deadEnd;
      break;
  }
  steps += counters.of(EventKind::solution) + counters.of(EventKind::reject);
  return static_cast<double>(std::max<std::uint64_t>(timeline.position(), 1)) /
         static_cast<double>(std::max<std::uint64_t>(steps, 1));
}

void Player::playPast(Timeline& timeline, std::uint64_t bound, std::uint64_t allowance) {
  if (!breakpoints_.empty()) {
    if (watchPast(timeline, bound, allowance)) playing_ = false;
    return;
  }
  linesAhead_ = 0;
  if (!until_) {
    const std::uint64_t here = timeline.position();
    timeline.seek(here + std::min(allowance, bound - here));
  } else if (timeline.runTo(*until_, allowance, bound) == Timeline::Run::found) {
    playing_ = false;
  }
}

// Skips to a checkpoint, behind which nothing has to be replayed.
void Player::leap(Timeline& timeline, Seconds elapsed) const {
  const auto way =
      static_cast<std::uint64_t>(static_cast<double>(timeline.explored()) * elapsed / kKnownPasses);
  std::uint64_t target = std::min({timeline.position() + way, timeline.explored(), farthest_});
  if (to_) target = std::min(target, *to_);
  if (target <= timeline.position()) return;
  const std::uint64_t behind = timeline.checkpoints().before(target - 1).position + 1;
  if (behind > timeline.position()) timeline.seek(behind);
}

bool Player::atEnd(const Timeline& timeline) const {
  return timeline.atEnd() || (to_ && timeline.position() >= *to_);
}

std::optional<Seconds> Player::nextDue() const {
  if (pursuing()) return 0;
  if (goesOn()) return speed_ >= kFastest ? 0 : due_;
  return std::nullopt;
}

}  // namespace queens
