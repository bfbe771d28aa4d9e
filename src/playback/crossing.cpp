#include "playback/crossing.hpp"

#include <algorithm>

#include "timeline/first_between.hpp"

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
  const auto isCrossed = [this](const Search& search, const Counters& counters) {
    return crossed(search, counters);
  };
  std::uint64_t before = timeline.position();
  const auto& marks = timeline.checkpoints().all();
  const auto from = std::partition_point(marks.begin(), marks.end(),
                                         [&](const Moment& each) { return each.position <= before; });
  const auto behind = std::partition_point(
      from, marks.end(), [&](const Moment& each) { return !crossed(each.search, each.counters); });
  if (behind != from) before = (behind - 1)->position;
  if (behind != marks.end()) {
    timeline.seek(firstBetween(timeline, before, behind->position, isCrossed));
    return Result::found;
  }
  timeline.seek(before);
  timeline.seek(before + allowance);
  if (crossed(timeline.search(), timeline.counters())) {
    timeline.seek(firstBetween(timeline, before, timeline.position(), isCrossed));
    return Result::found;
  }
  return timeline.atEnd() ? Result::ended : Result::goesOn;
}

std::uint64_t entryOf(const Timeline& timeline, int depth) {
  if (depth == 0) return 0;
  const auto now = timeline.search().places().first(static_cast<std::size_t>(depth));
  const auto entered = [&](const Search& search, const Counters&) {
    const auto places = search.places();
    return places.size() >= now.size() && std::equal(now.begin(), now.end(), places.begin());
  };
  const auto& marks = timeline.checkpoints().all();
  const auto later = std::partition_point(marks.begin(), marks.end(), [&](const Moment& each) {
    return each.position <= timeline.position() && !entered(each.search, each.counters);
  });
  const std::uint64_t behind = later == marks.end() ? timeline.position() : later->position;
  return firstBetween(timeline, (later - 1)->position, std::min(behind, timeline.position()), entered);
}

}  // namespace queens
