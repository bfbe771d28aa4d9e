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
  std::array<Square, kMaxN> queens;
  const std::size_t standing = search.places().size();
  for (std::size_t i = 0; i < standing; ++i) queens[i] = search.queen(static_cast<int>(i));
  return attackers(search.variant(), {queens.data(), standing}, square);
}

}  // namespace queens
