#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "timeline/timeline.hpp"

namespace queens {

/// By what two searches that are compared keep in step: events, queens placed, or solutions found.
enum class Abreast : std::uint8_t { event, queen, solution };

/// The public names of these, indexed by `Abreast`.
inline constexpr std::array<std::string_view, 3> kAbreastNames = {"event", "queen", "solution"};

/// A place that every search has, wherever that is in it.
struct Station {
  std::uint64_t count = 0;        ///< how many have happened by then; 0: the start
  std::optional<EventKind> kind;  ///< of what; nothing: of events, so that the count is a position
  friend bool operator==(const Station&, const Station&) = default;
};

/// Where a search stands, for another one to go there too.
inline Station stationOf(const Timeline& timeline, Abreast how) {
  if (how == Abreast::event) return {timeline.position(), std::nullopt};
  const EventKind kind = how == Abreast::queen ? EventKind::place : EventKind::solution;
  return {timeline.counters().of(kind), kind};
}

}  // namespace queens
