#pragma once

#include <array>
#include <cstdint>

#include "core/event.hpp"

namespace queens {

/// Number of events of each kind from the empty board to a position; 64 bits, so exact beyond 2^32.
struct Counters {
  std::array<std::uint64_t, kEventKindNames.size()> byKind{};  ///< indexed by `EventKind`
  std::uint64_t attacked = 0;                                  ///< tests of attacked squares
  std::uint64_t clash = 0;                                     ///< compared pairs that attack each other
  std::uint64_t deadEnd = 0;                                   ///< exhausted lines that never held a queen

  std::uint64_t of(EventKind kind) const { return byKind[static_cast<std::size_t>(kind)]; }

  /// Counts one event, including its outcome.
  void add(const Event& event) {
    ++byKind[static_cast<std::size_t>(event.kind)];
    attacked += event.kind == EventKind::test && !event.safe;
    clash += event.kind == EventKind::compare && !event.safe;
    deadEnd += event.deadEnd;
  }

  /// Counts events of a kind, without their outcomes.
  void add(EventKind kind, std::uint64_t times) { byKind[static_cast<std::size_t>(kind)] += times; }

  friend bool operator==(const Counters&, const Counters&) = default;
};

}  // namespace queens
