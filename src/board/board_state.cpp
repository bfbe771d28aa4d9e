#include "board/board_state.hpp"

#include "core/attackers.hpp"

namespace queens {
namespace {

std::optional<std::array<std::uint32_t, 3>> forbiddenIn(const Search& search, int row) {
  const auto* bitmask = std::get_if<Bitmask>(&search.machine());
  if (!bitmask || row < 0 || static_cast<std::size_t>(row) >= bitmask->frames().size()) return std::nullopt;
  const Bitmask::Frame& masks = bitmask->frames()[static_cast<std::size_t>(row)];
  return std::array<std::uint32_t, 3>{masks.columns, masks.ld, masks.rd};
}

}  // namespace

BoardState boardState(const Search& search, const Event* event) {
  BoardState state;
  state.n = search.n();
  state.byColumns = search.variant() == VariantId::boardScan;
  state.diagonals = search.variant() != VariantId::permutations;
  state.standing = static_cast<int>(search.places().size());
  for (int i = 0; i < state.standing; ++i) state.places[static_cast<std::size_t>(i)] = search.queen(i);
  if (!event) return state;
  state.event = *event;
  if (event->kind == EventKind::test && !event->safe) {
    for (const Attacker& attacker : attackers(search, event->square))
      state.attackers.push_back(attacker.queen);
  }
  state.forbidden = forbiddenIn(search, event->square.row);
  return state;
}

}  // namespace queens
