#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/named.hpp"

namespace queens {

/// Largest board that can be watched, in squares per side.
inline constexpr int kMaxN = 32;

/// What a search did in one step. The order is that of the counters in `Counters`.
enum class EventKind : std::uint8_t { test, scan, compare, place, remove, solution, reject, exhausted, done };

/// The public names of the kinds, indexed by `EventKind`.
inline constexpr std::array<std::string_view, 9> kEventKindNames = {
    "test", "scan", "compare", "place", "remove", "solution", "reject", "exhausted", "done"};

/// The kind with that public name, or nothing.
constexpr std::optional<EventKind> eventKind(std::string_view name) {
  return named<EventKind>(kEventKindNames, name);
}

/// A square of the board; row and column count from 0 at the top left.
struct Square {
  std::int8_t row = -1;
  std::int8_t column = -1;
  friend bool operator==(const Square&, const Square&) = default;
};

/// One step of a search. What can be derived from the queens that stand (attackers, a solution's squares) is
/// not repeated here, so that an event stays within 16 bytes and a search can run at full speed.
struct Event {
  EventKind kind = EventKind::done;
  Square square = {};      ///< −1 where the event has no row or no column
  bool safe = false;       ///< `test`, `compare`: nothing attacks
  bool deadEnd = false;    ///< `exhausted`: no queen was placed in this line on this visit
  Square with = {};        ///< `compare`: the earlier queen of the pair
  std::uint32_t free = 0;  ///< `scan`: the free columns of the row, bit c for column c
  friend bool operator==(const Event&, const Event&) = default;
};

}  // namespace queens
