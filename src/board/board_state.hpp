#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/search.hpp"

namespace queens {

/// The queens on a board and the last event. It does not refer to its search, so any position of any search
/// can be drawn anywhere.
struct BoardState {
  int n = 1;                           ///< board size, 1…32
  bool byColumns = false;              ///< queens are placed column by column, as in board-scan
  bool movesQueens = false;            ///< queens change their columns on a full board
  bool diagonals = true;               ///< queens attack along diagonals, not only along rows and columns
  std::array<Square, kMaxN> places{};  ///< squares of the queens, in order of placement
  int standing = 0;                    ///< number of `places` in use
  int given = 0;                       ///< the first of them stood there before the search began
  std::optional<Event> event;          ///< the last event, if any
  std::vector<Square>
      attackers;  ///< queens that attack the square of a `test`, a `place` or a `move`, in order of placement
  /// The squares that the masks of `bitmask` attack in the row of the event: columns, ↘ and ↙ diagonals, bit
  /// c for column c.
  std::optional<std::array<std::uint32_t, 3>> forbidden;

  /// The columns left for each row of a search that looks ahead, bit c for column c; empty for others.
  std::vector<std::uint32_t> domains;

  std::span<const Square> queens() const { return {places.data(), static_cast<std::size_t>(standing)}; }
};

/// The queens of a search alone, without an event. @param queens in order of placement, at most `n`
BoardState boardOf(VariantId variant, int n, std::span<const Square> queens);
/// The same for a board with a queen in each of its first lines. @param places by line
BoardState boardOf(VariantId variant, int n, std::span<const std::int8_t> places);

/// @param event the event that led to this state, or nullptr at the start
BoardState boardState(const Search& search, const Event* event);

}  // namespace queens
