#include "playback/meeting.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace queens {
namespace {

// Some tenths of a second to go through.
constexpr std::uint64_t kFarthest = 100'000'000;

bool onOneDiagonal(Square a, Square b) {
  return std::abs(a.row - b.row) == std::abs(a.column - b.column);
}

}  // namespace

std::optional<Meeting> Meeting::of(const Search& search, const Event* event, VariantId variant, int n) {
  Meeting meeting;
  meeting.count_ = static_cast<int>(search.places().size());
  meeting.solution_ = event && event->kind == EventKind::solution && n == search.n();
  std::uint32_t filled = 0;
  for (int i = 0; i < meeting.count_; ++i) {
    const Square queen = search.queen(i);
    for (int before = 0; before < i; ++before) {
      const Square other = search.queen(before);
      if (!info(variant).judgesFullBoards && onOneDiagonal(queen, other)) return {};
      // A program that is wrong places such too.
      if (queen.row == other.row || queen.column == other.column) return {};
    }
    const bool byColumns = goesByColumns(variant);
    const int line = byColumns ? queen.column : queen.row;
    const int place = byColumns ? queen.row : queen.column;
    // Its lines are filled one after the other.
    if (line >= std::min(n, meeting.count_) || place >= n) return {};
    filled |= std::uint32_t{1} << line;
    meeting.places_[static_cast<std::size_t>(line)] = static_cast<std::int8_t>(place);
  }
  return std::popcount(filled) == meeting.count_ ? std::optional(meeting) : std::nullopt;
}

// Whether they stand, or have stood: places are tried in ascending order.
bool Meeting::reached(Search search) const {
  const auto places = search.places();
  const auto [here, there] = std::mismatch(places.begin(), places.end(), wanted().begin(), wanted().end());
  if (there == wanted().end()) return true;
  if (here != places.end()) return *here > *there;
  // The first of them stand; whether the next is still to come shows in what the search does.
  const std::int8_t next = *there;
  EventKind kind = EventKind::done;
  search.run([&kind](const Event& event) {
    kind = event.kind;
    return kind != EventKind::place && kind != EventKind::remove;
  });
  return kind != EventKind::place || search.places().back() > next;
}

Meeting::Result Meeting::goOn(Timeline& timeline, std::uint64_t allowance) {
  if (count_ == 0) return Result::found;
  if (timeline.position() > kFarthest) return Result::givenUp;
  Moment start = {timeline.search(), timeline.position(), timeline.counters()};
  timeline.seek(start.position + std::max<std::uint64_t>(allowance, 1));
  if (!reached(timeline.search())) return timeline.atEnd() ? Result::givenUp : Result::goesOn;
  for (std::uint64_t stride = std::bit_ceil(allowance); stride > 0; stride /= 2) {
    Moment next = start;
    next.skipTo(start.position + stride);
    if (!reached(next.search)) start = next;
  }
  std::uint64_t position = start.position + 1;
  if (solution_) {
    // What the board is compared for comes between.
    Search after = start.search;
    position = start.position;
    after.run([&position](const Event& event) {
      ++position;
      return event.kind != EventKind::solution;
    });
  }
  timeline.seek(position);
  return Result::found;
}

}  // namespace queens
