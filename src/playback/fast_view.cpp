#include "playback/fast_view.hpp"

namespace queens {
namespace {

constexpr Seconds kCalm = 0.25;

}  // namespace

ShownPosition positionOf(const Timeline& timeline) {
  ShownPosition there = {{timeline.search(), timeline.position(), timeline.counters()}, {}, {}};
  if (timeline.previous()) there.before = *timeline.previous();
  if (timeline.event()) there.lastEvent = *timeline.event();
  return there;
}

void FastView::setFast(bool fast) {
  if (fast_ && !fast) heat_.clear();
  fast_ = fast;
}

void FastView::look(const Timeline& timeline, bool followable, std::uint64_t before, Seconds now) {
  if (!followable) {
    keepCalm(timeline, now);
    shadeLines(timeline, before, now);
    return;
  }
  shades_.clear();
  calm_.reset();
  if (timeline.atEnd()) {
    keepLatest(timeline);
  } else {
    recent_.clear();
    latest_.clear();
    latestNumber_ = 0;
  }
}

void FastView::forget() {
  heat_.clear();
  calm_.reset();
  recent_.clear();
  latest_.clear();
  latestNumber_ = 0;
  fast_ = false;
}

void FastView::recall(const Timeline& timeline, std::size_t count) {
  if (calm_ && recent_.empty()) recent_ = timeline.eventsUpTo(calm_->position, count);
}

void FastView::keepCalm(const Timeline& timeline, Seconds now) {
  if (calm_ && now - calmSince_ < kCalm) return;
  calmSince_ = now;
  calm_ = positionOf(timeline);
  recent_.clear();
  keepLatest(timeline);
}

// It is replayed from a checkpoint, which takes too long for every frame.
void FastView::keepLatest(const Timeline& timeline) {
  const std::uint64_t number = timeline.counters().of(EventKind::solution);
  if (number == latestNumber_) return;
  latestNumber_ = number;
  latest_.clear();
  if (number > 0) latest_ = timeline.solutions(number - 1, 1).front();
}

void FastView::shadeLines(const Timeline& timeline, std::uint64_t before, Seconds now) {
  const std::uint64_t position = timeline.position();
  if (position == before) return;
  shades_.look(timeline.search(), position > before ? position - before : 1, now - shadedAt_);
  shadedAt_ = now;
}

}  // namespace queens
