#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/line.hpp"
#include "core/search.hpp"

namespace queens {

/// A queen that attacks a square, and the line along which it does.
struct Attacker {
  Square queen;
  Line line;
};

/// Those of the queens that attack `square` by the rules of a search, in their order: along rows, columns and
/// diagonals, but for `permutations`, which looks at columns only. A queen on the square itself does not
/// attack it.
std::vector<Attacker> attackers(VariantId variant, std::span<const Square> queens, Square square);
/// Of the queens that stand in a search, in order of placement.
std::vector<Attacker> attackers(const Search& search, Square square);

/// The first queen placed that one before it attacks by the rules of the search, after that one; such are
/// only in programs that are wrong.
std::optional<std::pair<Square, Square>> attackingPair(const Search& search);

}  // namespace queens
