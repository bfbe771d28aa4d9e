#include "session/crossing.hpp"

#include <algorithm>

namespace queens {

Crossing Crossing::over(const Timeline& timeline) {
  Crossing crossing;
  const auto places = timeline.search().places();
  std::copy(places.begin(), places.end(), crossing.places_.begin());
  crossing.count_ = static_cast<int>(places.size());
  return crossing;
}

Crossing Crossing::out(const Timeline& timeline) {
  Crossing crossing = over(timeline);
  const Event* event = timeline.event();
  // A queen just placed belongs to the call that is left.
  if (event && event->kind == EventKind::place) --crossing.count_;
  return crossing;
}

Crossing Crossing::deadEnd(const Timeline& timeline) {
  Crossing crossing;
  crossing.deadEnds_ = timeline.counters().deadEnd;
  return crossing;
}

bool Crossing::crossed(const Search& search, const Counters& counters) const {
  if (count_ < 0) return counters.deadEnd > deadEnds_;
  const auto places = search.places();
  return static_cast<int>(places.size()) < count_ ||
         !std::equal(places_.begin(), places_.begin() + count_, places.begin());
}

Crossing::Result Crossing::goOn(Timeline& timeline, std::uint64_t allowance) {
  if (timeline.atEnd()) return Result::ended;
  std::uint64_t before = timeline.position();
  const auto& marks = timeline.checkpoints().all();
  const auto from = std::partition_point(marks.begin(), marks.end(),
                                         [&](const Moment& each) { return each.position <= before; });
  const auto behind = std::partition_point(
      from, marks.end(), [&](const Moment& each) { return !crossed(each.search, each.counters); });
  if (behind != from) before = (behind - 1)->position;
  if (behind != marks.end()) {
    timeline.seek(firstBetween(timeline, before, behind->position));
    return Result::found;
  }
  timeline.seek(before);
  timeline.seek(before + allowance);
  if (crossed(timeline.search(), timeline.counters())) {
    timeline.seek(firstBetween(timeline, before, timeline.position()));
    return Result::found;
  }
  return timeline.atEnd() ? Result::ended : Result::goesOn;
}

// By halves; each half is gone through once, so that it takes as long as going there.
std::uint64_t Crossing::firstBetween(const Timeline& timeline, std::uint64_t before,
                                     std::uint64_t behind) const {
  Moment near = timeline.checkpoints().before(before);
  near.skipTo(before);
  while (behind - before > 1) {
    const std::uint64_t middle = before + (behind - before) / 2;
    Moment there = near;
    there.skipTo(middle);
    if (crossed(there.search, there.counters)) {
      behind = middle;
    } else {
      before = middle;
      near = there;
    }
  }
  return behind;
}

}  // namespace queens
