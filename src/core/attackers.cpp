#include "core/attackers.hpp"

#include <optional>

namespace queens {
namespace {

std::optional<Line> sharedLine(Square a, Square b) {
  if (a.row == b.row) return Line::row;
  if (a.column == b.column) return Line::column;
  if (a.row - a.column == b.row - b.column) return Line::main;
  if (a.row + a.column == b.row + b.column) return Line::anti;
  return std::nullopt;
}

}  // namespace

std::vector<Attacker> attackers(const Search& search, Square square) {
  std::vector<Attacker> found;
  const int standing = static_cast<int>(search.places().size());
  for (int i = 0; i < standing; ++i) {
    const Square queen = search.queen(i);
    if (queen == square) continue;
    const std::optional<Line> line = sharedLine(queen, square);
    if (!line || (search.variant() == VariantId::permutations && *line != Line::column)) continue;
    found.push_back({queen, *line});
  }
  return found;
}

}  // namespace queens
