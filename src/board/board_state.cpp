#include "board/board_state.hpp"

#include "core/attackers.hpp"

namespace queens {
namespace {

std::optional<std::array<std::uint32_t, 3>> forbiddenIn(const Search& search, int row) {
  const auto rows = search.masks();
  if (row < 0 || static_cast<std::size_t>(row) >= rows.size()) return std::nullopt;
  const RowMasks& masks = rows[static_cast<std::size_t>(row)];
  // Uses the masks' names in the program's variables, which this version exchanges.
  const bool exchanged = search.program().bug == Bug::shiftsExchanged;
  return std::array<std::uint32_t, 3>{masks.columns, exchanged ? masks.rd : masks.ld,
                                      exchanged ? masks.ld : masks.rd};
}

}  // namespace

BoardState boardOf(VariantId variant, int n, std::span<const std::int8_t> places) {
  BoardState state;
  state.n = n;
  state.byColumns = goesByColumns(variant);
  state.diagonals = !info(variant).judgesFullBoards;
  for (const std::int8_t place : places) {
    const auto line = static_cast<std::int8_t>(state.standing);
    state.places[static_cast<std::size_t>(state.standing++)] =
        state.byColumns ? Square{place, line} : Square{line, place};
  }
  return state;
}

BoardState boardState(const Search& search, const Event* event) {
  BoardState state = boardOf(search.variant(), search.n(), search.places());
  // A recorded program may place several queens in one line.
  for (int i = 0; i < state.standing; ++i) state.places[static_cast<std::size_t>(i)] = search.queen(i);
  const auto domains = search.domains();
  state.domains.assign(domains.begin(), domains.end());
  if (!event) return state;
  state.event = *event;
  // A faulty program may accept an attacked square, or place a queen on one.
  if (event->kind == EventKind::test || event->kind == EventKind::place) {
    for (const Attacker& attacker : attackers(search, event->square))
      state.attackers.push_back(attacker.queen);
  }
  state.forbidden = forbiddenIn(search, event->square.row);
  return state;
}

}  // namespace queens
