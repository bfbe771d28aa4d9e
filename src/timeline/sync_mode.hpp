#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/event.hpp"

namespace queens {

/// By what two searches that are compared keep in step: events, queens placed, solutions found, or, as in a
/// race, operations, of which `SearchFigures` tells what they are.
enum class SyncMode : std::uint8_t { event, queen, solution, operation };

/// The public names of these, indexed by `SyncMode`.
inline constexpr std::array<std::string_view, 4> kSyncModeNames = {"event", "queen", "solution", "operation"};

/// The kind of event that two searches in step have had as often; nothing where it is not one kind.
constexpr std::optional<EventKind> countedBy(SyncMode by) {
  if (by == SyncMode::queen) return EventKind::place;
  if (by == SyncMode::solution) return EventKind::solution;
  return std::nullopt;
}

/// A place that every search has, wherever that is in it: where so much has happened, or as far as it gets
/// with so many operations.
struct SyncPoint {
  SyncMode by = SyncMode::event;
  std::uint64_t count = 0;  ///< how much has happened by then; 0: the start
  friend bool operator==(const SyncPoint&, const SyncPoint&) = default;
};

}  // namespace queens
