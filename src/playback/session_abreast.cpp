#include "playback/session.hpp"

namespace queens {
std::optional<SyncPoint> Session::station(SyncMode by) {
  if (by == SyncMode::event) return SyncPoint{by, timeline_->position()};
  if (const auto kind = countedBy(by)) return SyncPoint{by, timeline_->counters().of(*kind)};
  const auto operations = meter_.count(*timeline_, *time_);
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
  errand_.reset();
  pursue(*there);
  return true;
}

void Session::goTo(const SyncPoint& station) {
  errand_.reset();
  inStep_.at.reset();
  pursue(station);
}

void Session::pursue(const SyncPoint& station) {
  player_.pause();
  inStep_.operationsToDo.reset();
  const auto kind = countedBy(station.by);
  if (station.by == SyncMode::operation) {
    inStep_.operationsToDo = station.count;
  } else if (kind && station.count > 0) {
    player_.pursue(*kind, station.count);
  } else {
    player_.pursue(station.count);
  }
}

// It has to be counted first how far the search gets with so many operations.
void Session::aimByOperations() {
  if (!inStep_.operationsToDo) return;
  const auto position = meter_.farthest(*timeline_, *inStep_.operationsToDo, *time_);
  if (!position) return;
  inStep_.operationsToDo.reset();
  player_.pursue(*position);
}

}  // namespace queens
