#include "board/board_state.hpp"

#include <algorithm>

#include "core/attackers.hpp"

namespace queens {
namespace {

// @param row that of the event
std::optional<std::array<std::uint32_t, 3>> forbiddenIn(const Search& search, int row) {
  const auto rows = search.masks();
  const int standing = static_cast<int>(search.places().size());
  // Given queens have no masks. The deepest row may have no queen yet.
  int line = search.program().given.count;
  const int first = line;
  while (line < standing && search.queen(line).row != row) ++line;
  if (row < 0 || static_cast<std::size_t>(line - first) >= rows.size()) return std::nullopt;
  const RowMasks& masks = rows[static_cast<std::size_t>(line - first)];
  // Uses the masks' names in the program's variables, which this version exchanges.
  const bool exchanged = search.program().bug == Bug::shiftsExchanged;
  return std::array<std::uint32_t, 3>{masks.columns, exchanged ? masks.rd : masks.ld,
                                      exchanged ? masks.ld : masks.rd};
}

}  // namespace

BoardState boardOf(VariantId variant, int n, std::span<const Square> queens) {
  BoardState state;
  state.n = n;
  state.byColumns = info(variant).byColumns;
  state.movesQueens = info(variant).movesQueens;
  state.diagonals = !info(variant).judgesFullBoards;
  std::ranges::copy(queens, state.places.begin());
  state.standing = static_cast<int>(queens.size());
  return state;
}

BoardState boardOf(VariantId variant, int n, std::span<const std::int8_t> places) {
  std::vector<Square> queens;
  for (const std::int8_t place : places)
    queens.push_back(squareOf(variant, static_cast<std::int8_t>(queens.size()), place));
  return boardOf(variant, n, queens);
}

BoardState boardState(const Search& search, const Event* event) {
  BoardState state = boardOf(search.variant(), search.n(), std::span<const Square>());
  state.standing = static_cast<int>(search.places().size());
  for (int i = 0; i < state.standing; ++i) state.places[static_cast<std::size_t>(i)] = search.queen(i);
  state.given = search.program().given.count;
  const auto domains = search.domains();
  state.domains.assign(domains.begin(), domains.end());
  if (!event) return state;
  state.event = *event;
  // A faulty program may accept an attacked square, or place a queen on one.
  if (event->kind == EventKind::test || event->kind == EventKind::place || event->kind == EventKind::move) {
    for (const Attacker& attacker : attackers(search, event->square))
      state.attackers.push_back(attacker.queen);
  }
  state.forbidden = forbiddenIn(search, event->square.row);
  return state;
}

}  // namespace queens
