#include "playback/overview.hpp"

namespace queens {
namespace {

constexpr double kCalm = 0.25;  // seconds

}  // namespace

void Overview::look(const Timeline& timeline, double now) {
  if (figures_ && now - lookedAt_ < kCalm) return;
  lookedAt_ = now;
  figures_ = {.position = timeline.position(),
              .solutions = timeline.counters().of(EventKind::solution),
              .depth = static_cast<int>(timeline.search().places().size())};
  moment_ = {timeline.search(), timeline.position(), timeline.counters()};
  previous_.reset();
  event_.reset();
  if (timeline.previous()) previous_ = *timeline.previous();
  if (timeline.event()) event_ = *timeline.event();
  recent_.clear();
  keepLatest(timeline);
}

void Overview::recall(const Timeline& timeline, std::size_t count) {
  if (figures_ && recent_.empty()) recent_ = timeline.eventsUpTo(figures_->position, count);
}

void Overview::close(const Timeline& timeline) {
  figures_.reset();
  keepLatest(timeline);
}

// Found again from a checkpoint, which is not for every frame.
void Overview::keepLatest(const Timeline& timeline) {
  const std::uint64_t number = timeline.counters().of(EventKind::solution);
  if (number == latestNumber_) return;
  latestNumber_ = number;
  latest_.clear();
  if (number > 0) latest_ = timeline.solutions(number - 1, 1).front();
}

}  // namespace queens
