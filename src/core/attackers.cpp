#include "core/attackers.hpp"

#include <optional>

namespace queens {

std::vector<Attacker> attackers(VariantId variant, std::span<const Square> queens, Square square) {
  std::vector<Attacker> found;
  for (const Square& queen : queens) {
    if (queen == square) continue;
    const std::optional<Line> line = sharedLine(queen, square);
    if (!line || (info(variant).judgesFullBoards && *line != Line::column)) continue;
    found.push_back({queen, *line});
  }
  return found;
}

std::vector<Attacker> attackers(const Search& search, Square square) {
  return attackers(search.variant(), search.queens(), square);
}

int conflicts(std::span<const std::int8_t> columns) {
  int pairs = 0;
  for (std::size_t later = 1; later < columns.size(); ++later) {
    for (std::size_t earlier = 0; earlier < later; ++earlier) {
      const int apart = columns[later] - columns[earlier];
      const int rows = static_cast<int>(later - earlier);
      pairs += apart == 0 || apart == rows || apart == -rows;
    }
  }
  return pairs;
}

std::optional<std::pair<Square, Square>> attackingPair(const Search& search) {
  const std::vector<Square> queens = search.queens();
  for (std::size_t later = 1; later < queens.size(); ++later) {
    for (std::size_t earlier = 0; earlier < later; ++earlier) {
      const Square one = queens[earlier], other = queens[later];
      if (one != other && sharedLine(one, other)) return std::pair(one, other);
    }
  }
  return std::nullopt;
}

}  // namespace queens
