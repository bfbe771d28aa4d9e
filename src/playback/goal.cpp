#include "playback/goal.hpp"

#include <algorithm>
#include <bit>
#include <vector>

#include "core/attackers.hpp"
#include "core/centre_first.hpp"

namespace queens {
namespace {

// Takes some tenths of a second to go through.
constexpr std::uint64_t kFarthest = 100'000'000;

bool beginsWith(std::span<const std::int8_t> places, std::span<const std::int8_t> queens) {
  return places.size() >= queens.size() && std::equal(queens.begin(), queens.end(), places.begin());
}

// The first `count` queens no longer all stand. No line of play is entered twice, so that this lasts.
goal::Condition removalOf(const Timeline& timeline, std::size_t count) {
  const auto places = timeline.search().places().first(count);
  return {[queens = std::vector<std::int8_t>(places.begin(), places.end())](
              const Search& search, const Counters&) { return !beginsWith(search.places(), queens); }};
}

}  // namespace

bool advance(const goal::Position& goal, Timeline& timeline, std::uint64_t allowance) {
  timeline.seek(goal.position, allowance);
  return timeline.position() == goal.position || timeline.atEnd();
}

bool advance(const goal::Condition& goal, Timeline& timeline, std::uint64_t allowance) {
  return timeline.seekFirst(goal.holds, allowance) != Timeline::Run::paused;
}

bool advance(const goal::SamePlacement& goal, Timeline& timeline, std::uint64_t allowance) {
  if (goal.isStart()) return true;
  if (timeline.position() <= kFarthest) {
    const auto holds = [&goal](const Search& search, const Counters&) { return goal.isReached(search); };
    const Timeline::Run run = timeline.seekFirst(holds, allowance);
    if (run == Timeline::Run::paused) return false;
    if (run == Timeline::Run::found) {
      // The comparisons of the full board come in between.
      if (goal.isSolution()) timeline.runTo(EventKind::solution);
      return true;
    }
  }
  timeline.seek(0);
  return true;
}

Goal nextOf(EventKind kind, const Timeline& timeline) {
  if (!emits(timeline.variant(), kind)) return goal::Position{timeline.position()};
  return goal::Condition{Timeline::reached(kind, timeline.counters().of(kind) + 1)};
}

goal::Condition stepOver(const Timeline& timeline) {
  return removalOf(timeline, timeline.search().places().size());
}

goal::Condition stepOut(const Timeline& timeline) {
  // A queen just placed belongs to the call that is left.
  const bool placed = timeline.event() && timeline.event()->kind == EventKind::place;
  return removalOf(timeline, timeline.search().places().size() - (placed ? 1 : 0));
}

goal::Condition nextDeadEnd(const Timeline& timeline) {
  // A wipe-out is the dead end of a search that looks ahead, a restart that of one that moves queens.
  const auto ends = [](const Counters& counters) {
    return counters.deadEnd + counters.of(EventKind::wipeout) + counters.of(EventKind::restart);
  };
  return {[ends, before = ends(timeline.counters())](const Search&, const Counters& counters) {
    return ends(counters) > before;
  }};
}

std::uint64_t entryOf(const Timeline& timeline, int depth) {
  if (depth <= timeline.program().given.count) return 0;
  const auto queens = timeline.search().places().first(static_cast<std::size_t>(depth));
  return timeline.firstWith(
      [queens](const Search& search, const Counters&) { return beginsWith(search.places(), queens); });
}

namespace goal {

std::optional<SamePlacement> SamePlacement::of(const Search& search, const Event* event,
                                               const Program& program, int n) {
  const VariantId variant = program.variant;
  // Boards of a search that moves queens follow no order.
  if (info(variant).movesQueens || info(search.variant()).movesQueens) return {};
  SamePlacement same;
  same.count_ = static_cast<int>(search.places().size());
  same.solution_ = event && event->kind == EventKind::solution && n == search.n();
  if (choosesRows(program) && same.count_ != 0 && same.count_ != n) return {};
  if (program.given && same.count_ != 0) return {};
  std::uint32_t filled = 0;
  const std::vector<Square> queens = search.queens();
  for (std::size_t i = 0; i < queens.size(); ++i) {
    const Square queen = queens[i];
    // A faulty program places such too.
    if (!attackers(variant, std::span(queens).first(i), queen).empty()) return {};
    const std::int8_t line = lineOf(variant, queen);
    const std::int8_t place = placeOf(variant, queen);
    // Its lines are filled one after the other.
    if (line >= std::min(n, same.count_) || place >= n) return {};
    filled |= std::uint32_t{1} << line;
    same.places_[static_cast<std::size_t>(line)] = place;
  }
  return std::popcount(filled) == same.count_ ? std::optional(same) : std::nullopt;
}

bool SamePlacement::isBeyond(const Search& search, Square queen) const {
  const std::int8_t wanted = places_[static_cast<std::size_t>(lineOf(search.variant(), queen))];
  const std::int8_t place = placeOf(search.variant(), queen);
  if (search.program().bug != Bug::centreFirst) return place > wanted;
  return indexFromCentre(place, search.n()) > indexFromCentre(wanted, search.n());
}

bool SamePlacement::isReached(Search search) const {
  const int standing = static_cast<int>(search.places().size());
  for (int i = 0; i < count_ && i < standing; ++i) {
    const Square queen = search.queen(i);
    const auto line = static_cast<std::size_t>(lineOf(search.variant(), queen));
    if (placeOf(search.variant(), queen) != places_[line]) return isBeyond(search, queen);
  }
  if (standing >= count_) return true;
  // The first of them stand; whether the next is still to come shows in what the search does.
  Event next;
  search.run([&next](const Event& event) {
    next = event;
    return event.kind != EventKind::place && event.kind != EventKind::remove;
  });
  return next.kind != EventKind::place || isBeyond(search, next.square);
}

}  // namespace goal
}  // namespace queens
