#include "session/player.hpp"

#include <algorithm>
#include <cmath>

namespace queens {
namespace {

// Of a frame of 16 ms this much may go into running the search; the rest draws.
constexpr Seconds kSlice = 0.009;
// Between two looks at the clock: a small part of a slice even in a debug build.
constexpr std::uint64_t kChunk = 20000;

// A run to a kind of event passes over placements uncounted; the queens that stand after each part of it are
// counted instead.
void countStanding(const Search& search, HeatMap* heat) {
  if (!heat) return;
  for (int i = 0; i < static_cast<int>(search.places().size()); ++i) {
    const Square queen = search.queen(i);
    ++(*heat)[static_cast<std::size_t>(queen.row * kMaxN + queen.column)];
  }
}

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

void Player::advance(Timeline& timeline, Seconds now, const std::function<Seconds()>& clock, HeatMap* heat) {
  const Seconds deadline = clock() + kSlice;
  if (target_) {
    // Backwards and to what has been explored it is one replay from a checkpoint.
    if (*target_ <= timeline.explored() || timeline.total()) timeline.seek(*target_);
    while (timeline.position() < *target_ && !timeline.atEnd() && clock() < deadline) {
      timeline.seek(std::min(*target_, timeline.position() + kChunk), heat);
    }
    if (timeline.position() >= *target_ || timeline.atEnd()) target_.reset();
  } else if (kind_) {
    Timeline::Run run = Timeline::Run::paused;
    while (run == Timeline::Run::paused && clock() < deadline) {
      run = timeline.runTo(*kind_, kChunk);
      countStanding(timeline.search(), heat);
    }
    if (run != Timeline::Run::paused) kind_.reset();
  } else if (playing_) {
    playOn(timeline, now, deadline, clock, heat);
  }
}

void Player::playOn(Timeline& timeline, Seconds now, Seconds deadline, const std::function<Seconds()>& clock,
                    HeatMap* heat) {
  const bool unlimited = speed_ >= kFastest;
  while (playing_ && (unlimited || due_ <= now)) {
    const std::uint64_t before = timeline.position();
    std::uint64_t events = kChunk;
    if (!unlimited)
      events = std::min<std::uint64_t>(kChunk, static_cast<std::uint64_t>((now - due_) * speed_) + 1);
    if (to_) events = std::min(events, std::max(*to_, timeline.position()) - timeline.position());
    if (loop_ && atEnd(timeline)) {
      // Going back is a beat of its own, so that the end is in sight as long as any other position.
      timeline.seek(from_.value_or(0));
    } else if (events > 0 && until_) {
      if (timeline.runTo(*until_, events) == Timeline::Run::found) playing_ = false;
      countStanding(timeline.search(), heat);
    } else if (events > 0) {
      timeline.seek(before + events, heat);
    }
    const std::uint64_t passed = std::max(timeline.position(), before + 1) - before;
    due_ += static_cast<double>(passed) / speed_;
    if (!loop_ && atEnd(timeline)) playing_ = false;
    if (clock() >= deadline) break;
  }
  // What could not be done in time is not caught up with later.
  if (!unlimited && due_ < now - 0.1) due_ = now;
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
