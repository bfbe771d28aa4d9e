#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/event.hpp"

namespace queens {

/// The quantity that is equal in two searches that are kept in step: events, placed queens, solutions, or, as
/// in a race, operations (see `SearchFigures`).
enum class SyncMode : std::uint8_t { event, queen, solution, operation };

/// Their public names, indexed by `SyncMode`.
inline constexpr std::array<std::string_view, 4> kSyncModeNames = {"event", "queen", "solution", "operation"};

/// The kind of event that is counted; nullopt if the quantity is not one kind.
constexpr std::optional<EventKind> countedBy(SyncMode by) {
  if (by == SyncMode::queen) return EventKind::place;
  if (by == SyncMode::solution) return EventKind::solution;
  return std::nullopt;
}

}  // namespace queens
