#include "timeline/landmarks.hpp"

#include <algorithm>
#include <bitset>
#include <optional>

#include "core/search.hpp"

namespace queens {
namespace {

// The highlight that an event is if it is the first of its sort.
std::optional<LandmarkKind> kindOf(const Event& event) {
  switch (event.kind) {
    case EventKind::test:
    case EventKind::compare:
      return event.safe ? std::nullopt : std::optional(LandmarkKind::refusal);
    case EventKind::scan:
      return LandmarkKind::scan;
    case EventKind::place:
      return LandmarkKind::place;
    case EventKind::remove:
      return LandmarkKind::back;
    case EventKind::solution:
      return LandmarkKind::solution;
    case EventKind::exhausted:
      return event.deadEnd ? std::optional(LandmarkKind::deadEnd) : std::nullopt;
    case EventKind::wipeout:
      return LandmarkKind::deadEnd;
    case EventKind::done:
      return LandmarkKind::end;
    case EventKind::reject:
    case EventKind::restrict:
    case EventKind::restore:
    case EventKind::move:
    case EventKind::restart:
      break;
  }
  return std::nullopt;
}

}  // namespace

std::vector<Landmark> landmarksOf(Program program, int n, std::uint64_t within) {
  std::vector<Landmark> found = {{}};
  std::bitset<static_cast<std::size_t>(LandmarkKind::end) + 1> seen;
  std::uint64_t position = 0;
  Search search(program, n);
  search.run([&](const Event& event) {
    ++position;
    const auto kind = kindOf(event);
    if (kind && !seen[static_cast<std::size_t>(*kind)]) {
      seen.set(static_cast<std::size_t>(*kind));
      found.push_back({*kind, position});
    }
    return position < within;
  });
  return found;
}

std::optional<std::size_t> landmarkAt(std::span<const Landmark> landmarks, std::uint64_t position) {
  std::optional<std::size_t> at;
  for (std::size_t i = 0; i < landmarks.size(); ++i)
    if (landmarks[i].position <= position) at = i;
  return at;
}

std::optional<Landmark> landmarkFrom(std::span<const Landmark> landmarks, std::uint64_t position,
                                     bool onward) {
  const auto later = [&](const Landmark& each) { return each.position > position; };
  const auto earlier = [&](const Landmark& each) { return each.position < position; };
  if (onward) {
    const auto next = std::find_if(landmarks.begin(), landmarks.end(), later);
    return next == landmarks.end() ? std::nullopt : std::optional(*next);
  }
  const auto before = std::find_if(landmarks.rbegin(), landmarks.rend(), earlier);
  return before == landmarks.rend() ? std::nullopt : std::optional(*before);
}

}  // namespace queens
