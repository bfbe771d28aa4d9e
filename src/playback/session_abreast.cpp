#include "playback/session.hpp"

namespace queens {
namespace {

Goal goalOf(const SyncPoint& point) {
  if (point.by == SyncMode::operation) return goal::Operations{point.count};
  const auto kind = countedBy(point.by);
  if (kind && point.count > 0) return goal::NthEvent{*kind, point.count};
  return goal::Position{point.count};
}

}  // namespace

std::optional<SyncPoint> Session::station(SyncMode by) {
  if (by == SyncMode::event) return SyncPoint{by, timeline_->position()};
  if (const auto kind = countedBy(by)) return SyncPoint{by, timeline_->counters().of(*kind)};
  const auto operations = player_.meter().count(*timeline_, *time_);
  if (!operations) return std::nullopt;
  return SyncPoint{by, *operations};
}

bool Session::keepAbreast(Session& other, SyncMode by) {
  inStep_.followable = other.followable();
  inStep_.worthTelling = other.worthTelling();
  inStep_.fast = other.fast();
  const auto there = other.station(by);
  if (!there) return false;
  if (std::exchange(inStep_.at, there) == there) return true;
  pendingSeek_.reset();
  player_.go(goalOf(*there));
  return true;
}

void Session::goTo(const SyncPoint& station) {
  pendingSeek_.reset();
  inStep_.at.reset();
  player_.go(goalOf(station));
}

}  // namespace queens
