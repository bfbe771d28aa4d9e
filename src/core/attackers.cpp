#include "core/attackers.hpp"

#include <array>
#include <optional>

namespace queens {
namespace {

// The queens on the board, in order of placement.
class Standing {
 public:
  explicit Standing(const Search& search) : count_(search.places().size()) {
    for (std::size_t i = 0; i < count_; ++i) all_[i] = search.queen(static_cast<int>(i));
  }
  std::span<const Square> queens() const { return {all_.data(), count_}; }

 private:
  std::array<Square, kMaxN> all_;
  std::size_t count_;
};

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
  const Standing standing(search);
  return attackers(search.variant(), standing.queens(), square);
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
  const Standing standing(search);
  const auto queens = standing.queens();
  for (std::size_t later = 1; later < queens.size(); ++later) {
    const auto before = attackers(search.variant(), queens.first(later), queens[later]);
    if (!before.empty()) return std::pair(before.front().queen, queens[later]);
  }
  return std::nullopt;
}

}  // namespace queens
