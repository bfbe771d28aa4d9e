#include "timeline/solution_list.hpp"

#include <algorithm>

namespace queens {
namespace {

// Passed over at a time where there is no solution.
constexpr std::uint64_t kStretch = 4096;
// So much slower are events than what is passed over.
constexpr std::uint64_t kSlower = 8;

std::uint64_t solutionsOf(const Moment& moment) {
  return moment.counters.of(EventKind::solution);
}

}  // namespace

bool SolutionList::gather(const Timeline& timeline, std::uint64_t allowance) {
  const bool other =
      !now_ || now_->search.program() != timeline.program() || now_->search.n() != timeline.n();
  if (other || now_->position > timeline.furthest()) {
    *this = {};
    now_.emplace(timeline.checkpoints().all().front());
  }
  const std::uint64_t known = timeline.furthest();
  while (!full() && now_->position < known && allowance > 0) {
    // The last moment known to have as many solutions is as good as this one.
    const auto more =
        std::ranges::upper_bound(timeline.checkpoints().all(), solutionsOf(*now_), {}, solutionsOf);
    const Moment& later = *(more - 1);
    if (later.position > now_->position && later.position <= known) now_ = later;
    Moment next = *now_;
    next.skipTo(std::min(now_->position + kStretch, known));
    const std::uint64_t gone = next.position - now_->position;
    const auto found = next.counters.of(EventKind::solution) - now_->counters.of(EventKind::solution);
    for (std::uint64_t i = 0; i < found && !full(); ++i) keep();
    now_ = next;
    // Where there are solutions it is gone event by event.
    allowance -= std::min(allowance, found > 0 ? kSlower * gone : gone);
  }
  return full() || now_->position == known;
}

// Goes on to the next solution, which there is, and keeps it.
void SolutionList::keep() {
  std::uint64_t position = now_->position;
  now_->search.run([&position](const Event& event) {
    ++position;
    return event.kind != EventKind::solution;
  });
  now_->position = position;
  // The machine stops right at the event: the queens still stand.
  const auto placement = now_->search.placesByLine();
  if (!placement) return;
  const std::span places = std::span(*placement).first(static_cast<std::size_t>(now_->search.n()));
  const auto index = static_cast<std::uint32_t>(size());
  places_.insert(places_.end(), places.begin(), places.end());
  positions_.push_back(position);
  if (isWrong(now_->search.program())) return;
  const Images images = imagesOf(places);
  const Placement& least = images.fundamental;
  const auto [entry, isNew] =
      classOfFundamental_.try_emplace(least, static_cast<std::uint32_t>(classes_.size()));
  if (isNew) classes_.push_back({.size = images.count, .members = {}, .fundamental = {}});
  Class& mine = classes_[entry->second];
  mine.members.push_back(index);
  if (std::equal(places.begin(), places.end(), least.begin())) mine.fundamental = index;
  classOf_.push_back(entry->second);
}

std::size_t SolutionList::foundAt(std::uint64_t position) const {
  return static_cast<std::size_t>(std::upper_bound(positions_.begin(), positions_.end(), position) -
                                  positions_.begin());
}

std::span<const std::int8_t> SolutionList::places(std::size_t index) const {
  const auto n = static_cast<std::size_t>(now_->search.n());
  return std::span(places_).subspan(index * n, n);
}

}  // namespace queens
