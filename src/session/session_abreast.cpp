#include "session/session.hpp"

namespace queens {

std::optional<std::uint64_t> Session::operations() const {
  if (!metered_ || metered_->position != timeline_->position()) return std::nullopt;
  return metered_->operations;
}

std::optional<Station> Session::station(Abreast by) {
  if (by == Abreast::event) return Station{by, timeline_->position()};
  if (const auto kind = countedBy(by)) return Station{by, timeline_->counters().of(*kind)};
  if (!operations()) {
    const std::uint64_t position = timeline_->position();
    const auto counted = meter_.upTo(program(), n(), position, clock_);
    metering_ = !counted;
    if (!counted) return std::nullopt;
    metered_ = {position, *counted};
  }
  return Station{by, metered_->operations};
}

bool Session::keepAbreast(Session& other, Abreast by) {
  led_ = {other.followable(), other.worthTelling(), other.fast()};
  const auto there = other.station(by);
  if (!there) return false;
  if (std::exchange(abreastAt_, there) == there) return true;
  errand_.reset();
  pursue(*there);
  return true;
}

void Session::goTo(const Station& station) {
  errand_.reset();
  abreastAt_.reset();
  pursue(station);
}

void Session::pursue(const Station& station) {
  player_.pause();
  operationsToDo_.reset();
  const auto kind = countedBy(station.by);
  if (station.by == Abreast::operation) {
    operationsToDo_ = station.count;
  } else if (kind && station.count > 0) {
    player_.pursue(*kind, station.count);
  } else {
    player_.pursue(station.count);
  }
}

// It has to be counted first how far the search gets with so many operations.
void Session::aimByOperations() {
  if (!operationsToDo_) return;
  const auto reached = meter_.farthest(program(), n(), *operationsToDo_, clock_);
  if (!reached) return;
  metered_ = reached;
  operationsToDo_.reset();
  player_.pursue(reached->position);
}

}  // namespace queens
