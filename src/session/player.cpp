#include "session/player.hpp"

#include <algorithm>
#include <utility>

namespace queens {
namespace {

// Of a frame at 120 Hz the search may take 6 ms; the last part is begun before that much of them is left.
constexpr Seconds kSlice = 0.006 - 2 * Pace::kAim;
// Frames do not lie so far apart while they are looked at.
constexpr Seconds kUnseen = 0.25;
// What a time that was not seen counts for: a frame.
constexpr Seconds kFrame = 1.0 / 60;
// As fast as it goes, all that is known of a search passes in that time, however long it is.
constexpr Seconds kKnownPasses = 4;

}  // namespace

void Player::play(Seconds now) {
  playing_ = true;
  target_.reset();
  kind_.reset();
  due_ = now + std::min(0.3, 1 / speed_);
}

void Player::pause() {
  playing_ = false;
  target_.reset();
  kind_.reset();
}

void Player::setSpeed(double eventsPerSecond, Seconds now) {
  speed_ = std::clamp(eventsPerSecond, kSlowest, kFastest);
  if (playing_) due_ = std::min(due_, now + 1 / speed_);
}

void Player::setRange(std::optional<std::uint64_t> from, std::optional<std::uint64_t> to, bool loop) {
  from_ = from;
  to_ = to;
  loop_ = loop;
}

void Player::pursue(std::uint64_t position) {
  pause();
  target_ = position;
}

void Player::pursue(EventKind kind) {
  pause();
  kind_ = kind;
}

void Player::advance(Timeline& timeline, Seconds now, const std::function<Seconds()>& clock, Heat* heat) {
  const Seconds passed = now - std::exchange(seen_, now);
  if (heat) heat->decay(passed);
  const bool leaps = playing_ && unlimited() && !until_;
  if (leaps) leap(timeline, passed > kUnseen ? kFrame : passed);
  if (playing_ && now - due_ > kUnseen) due_ = now - kFrame;

  Seconds begun = clock();
  const Seconds deadline = begun + kSlice;
  Way way = Way::goesOn;
  while (way == Way::goesOn && begun < deadline) {
    const std::uint64_t before = timeline.position();
    const std::uint64_t allowance = pace_.events();
    if (target_) {
      way = pursueOn(timeline, allowance);
    } else if (kind_) {
      way = runOn(timeline, allowance);
    } else if (playing_ && (unlimited() || due_ <= now)) {
      way = playOn(timeline, now, allowance);
    } else {
      break;
    }
    if (heat) heat->sample(timeline.search());
    const Seconds ended = clock();
    pace_.took(std::max(timeline.position(), before) - before, ended - begun);
    begun = ended;
  }
  // What could not be done in time is not caught up with later.
  if (!unlimited() && due_ < now - 0.1) due_ = now;
}

Player::Way Player::pursueOn(Timeline& timeline, std::uint64_t allowance) {
  timeline.seek(*target_, allowance);
  if (timeline.position() != *target_ && !timeline.atEnd()) return Way::goesOn;
  target_.reset();
  return Way::ends;
}

Player::Way Player::runOn(Timeline& timeline, std::uint64_t allowance) {
  if (timeline.runTo(*kind_, allowance) == Timeline::Run::paused) return Way::goesOn;
  kind_.reset();
  return Way::ends;
}

Player::Way Player::playOn(Timeline& timeline, Seconds now, std::uint64_t allowance) {
  const std::uint64_t before = timeline.position();
  if (loop_ && atEnd(timeline)) {
    // Going back is a beat of its own, so that the end is in sight as long as any other position.
    timeline.seek(from_.value_or(0));
  } else {
    std::uint64_t bound = Timeline::kUnlimited;
    if (!unlimited()) bound = before + static_cast<std::uint64_t>((now - due_) * speed_) + 1;
    if (to_) bound = std::min(bound, *to_);
    if (bound > before) playPast(timeline, bound, allowance);
  }
  const std::uint64_t passed = std::max(timeline.position(), before + 1) - before;
  due_ += static_cast<double>(passed) / speed_;
  if (!loop_ && atEnd(timeline)) playing_ = false;
  return playing_ ? Way::goesOn : Way::ends;
}

void Player::playPast(Timeline& timeline, std::uint64_t bound, std::uint64_t allowance) {
  if (!until_) {
    const std::uint64_t here = timeline.position();
    timeline.seek(here + std::min(allowance, bound - here));
  } else if (timeline.runTo(*until_, allowance, bound) == Timeline::Run::found) {
    playing_ = false;
  }
}

// Goes ahead to a checkpoint, right behind which nothing has to be gone through.
void Player::leap(Timeline& timeline, Seconds elapsed) const {
  const auto way =
      static_cast<std::uint64_t>(static_cast<double>(timeline.explored()) * elapsed / kKnownPasses);
  std::uint64_t target = std::min(timeline.position() + way, timeline.explored());
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
  if (playing_) return speed_ >= kFastest ? 0 : due_;
  return std::nullopt;
}

}  // namespace queens
