#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace queens {

/// Size of the largest board that can be watched.
inline constexpr int kMaxN = 32;

/// One kind of event in a search. The order is that of the counters in `Counters`.
enum class EventKind : std::uint8_t {
  test,
  scan,
  compare,
  place,
  remove,
  solution,
  reject,
  exhausted,
  done,
  restrict,
  restore,
  wipeout,
  move,
  restart
};

/// The public names of the kinds, indexed by `EventKind`.
inline constexpr std::array<std::string_view, 14> kEventKindNames = {
    "test",      "scan", "compare",  "place",   "remove",  "solution", "reject",
    "exhausted", "done", "restrict", "restore", "wipeout", "move",     "restart"};
static_assert(static_cast<std::size_t>(EventKind::restart) + 1 == kEventKindNames.size());

/// A square of the board. Row and column start at 0 in the top left corner.
struct Square {
  std::int8_t row = -1;
  std::int8_t column = -1;
  friend bool operator==(const Square&, const Square&) = default;
};

/// One event of a search. Facts that follow from the queens on the board (attackers, the squares of a
/// solution) are not stored. So an event fits in 16 bytes, and a search can run at full speed.
struct Event {
  EventKind kind = EventKind::done;
  Square square = {};      ///< −1 if the event has no row or no column
  bool safe = false;       ///< `test`, `compare`: no attack
  bool deadEnd = false;    ///< `exhausted`: no queen was placed in this line on this visit
  Square with = {};        ///< `compare`: the earlier queen of the pair; `restrict`: the queen that takes the
                           ///< square; `move`: the square that the queen leaves
  std::uint32_t free = 0;  ///< `scan`: the free columns of the row, bit c for column c
  friend bool operator==(const Event&, const Event&) = default;
};

}  // namespace queens
