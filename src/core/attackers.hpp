#pragma once

#include <cstdint>
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

/// The queens that attack `square` under the rules of a search, in the order given. They attack along rows,
/// columns and diagonals; in `permutations` along columns only. A queen does not attack its own square.
std::vector<Attacker> attackers(VariantId variant, std::span<const Square> queens, Square square);
/// The attackers among the queens on the search's board, in order of placement.
std::vector<Attacker> attackers(const Search& search, Square square);

/// Number of pairs of queens that attack each other. @param columns of the queens, one in each row from the
/// top
int conflicts(std::span<const std::int8_t> columns);

/// The first queen placed on a line of an earlier queen, preceded by that queen. Only faulty programs and
/// full boards that are rejected have such a pair.
std::optional<std::pair<Square, Square>> attackingPair(const Search& search);

}  // namespace queens
