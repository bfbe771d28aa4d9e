#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/search.hpp"

namespace queens {

/// What stands on a board and what happened last: a value of its own, so that any moment of any search can be
/// drawn anywhere, without the search being there.
struct BoardState {
  int n = 1;                           ///< squares per side, 1…32
  bool byColumns = false;              ///< queens are set column by column, as in board-scan
  bool diagonals = true;               ///< queens exclude along diagonals, not only along rows and columns
  std::array<Square, kMaxN> places{};  ///< of the queens that stand, in order of placement
  int standing = 0;                    ///< how many of `places` are used
  std::optional<Event> event;          ///< what happened last, if anything did
  std::vector<Square>
      attackers;  ///< queens that attack the square of a `test` or a `place`, in order of placement
  /// What the masks of `bitmask` forbid in the row that the event speaks of: columns, main and anti
  /// diagonals, bit c for column c.
  std::optional<std::array<std::uint32_t, 3>> forbidden;

  std::span<const Square> queens() const { return {places.data(), static_cast<std::size_t>(standing)}; }
};

/// The queens of a search alone, without an event.
/// @param places as `Search::places` has them, at most `n`
BoardState boardOf(VariantId variant, int n, std::span<const std::int8_t> places);

/// @param event the event that led to this state of the search, or nullptr at the start
BoardState boardState(const Search& search, const Event* event);

}  // namespace queens
