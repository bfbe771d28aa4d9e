#include "session/session.hpp"

namespace queens {
namespace {

// Counting operations goes through every event, and two searches are counted in a frame.
constexpr Seconds kMetering = 0.002;

}  // namespace

std::optional<std::uint64_t> Session::operations() const {
  if (!metered_ || metered_->position != timeline_->position()) return std::nullopt;
  return metered_->operations;
}

std::optional<Station> Session::station(Abreast by) {
  if (by == Abreast::event) return Station{by, timeline_->position()};
  if (const auto kind = countedBy(by)) return Station{by, timeline_->counters().of(*kind)};
  if (!operations()) {
    const std::uint64_t position = timeline_->position();
    meter_.goOn(*time_, kMetering, [&](Follower<SearchFigures>& meter, std::uint64_t allowance) {
      const SearchFigures* figures = meter.at(program(), n(), position, allowance);
      if (figures) metered_ = {position, figures->operations()};
      return figures != nullptr;
    });
    if (meter_.waiting) return std::nullopt;
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
  std::optional<Follower<SearchFigures>::Reached> reached;
  meter_.goOn(*time_, kMetering, [&](Follower<SearchFigures>& meter, std::uint64_t allowance) {
    reached = meter.farthest(program(), n(), *operationsToDo_, allowance);
    return reached.has_value();
  });
  if (!reached) return;
  metered_ = reached;
  operationsToDo_.reset();
  player_.pursue(reached->position);
}

}  // namespace queens
