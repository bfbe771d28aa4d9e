#include "ui/controls/squares.hpp"

#include <algorithm>
#include <utility>

#include "board/board_state.hpp"
#include "core/attackers.hpp"
#include "text/format.hpp"

namespace queens {

std::string squareName(VariantId variant, std::span<const Square> queens, Square square, Language language,
                       int base, int given) {
  const std::vector<Argument> place = {{"row", square.row + base}, {"col", square.column + base}};
  const auto queen = std::find(queens.begin(), queens.end(), square);
  if (queen != queens.end()) {
    const bool isGiven = queen - queens.begin() < given;
    return format(language, isGiven ? Message::squareGiven : Message::squareQueen, place);
  }
  std::string attacking;
  for (const Attacker& each : attackers(variant, queens, square)) {
    if (!attacking.empty()) attacking += format(language, Message::listComma);
    attacking += format(language, Message::squareAttacker,
                        {{"row", each.queen.row + base}, {"col", each.queen.column + base}});
  }
  if (attacking.empty()) return format(language, Message::squareFree, place);
  return format(language, Message::squareAttacked, {place[0], place[1], {"queens", attacking}});
}

std::string squareName(const Search& search, Square square, Language language, int base) {
  const BoardState state = boardState(search, nullptr);
  return squareName(search.variant(), state.queens(), square, language, base, state.given);
}

std::vector<Square> squaresChanged(VariantId variant, int n, std::span<const Square> before,
                                   std::span<const Square> now) {
  std::vector<Square> moved;
  for (const auto& [these, those] : {std::pair(before, now), {now, before}}) {
    for (const Square& queen : these)
      if (std::find(those.begin(), those.end(), queen) == those.end()) moved.push_back(queen);
  }
  const auto isIn = [](std::span<const Square> queens, Square square) {
    return std::find(queens.begin(), queens.end(), square) != queens.end();
  };
  std::vector<Square> changed;
  if (moved.empty()) return changed;
  for (std::int8_t row = 0; row < n; ++row) {
    for (std::int8_t column = 0; column < n; ++column) {
      const Square square = {row, column};
      // The name of a queen's square says nothing of her attackers.
      if (isIn(before, square) && isIn(now, square)) continue;
      if (isIn(moved, square) || !attackers(variant, moved, square).empty()) changed.push_back(square);
    }
  }
  return changed;
}

std::string place(const Event& event, int base) {
  const Square square = event.square;
  if (square.row >= 0 && square.column >= 0) {
    return "(" + std::to_string(square.row + base) + ", " + std::to_string(square.column + base) + ")";
  }
  if (square.row >= 0) return "(" + std::to_string(square.row + base) + ", ·)";
  return square.column >= 0 ? "(·, " + std::to_string(square.column + base) + ")" : "";
}

std::string shortPlace(const Program& program, Square square, int base) {
  const std::string row = choosesRows(program) ? std::to_string(square.row + base) + "," : "";
  return row + std::to_string(placeOf(program.variant, square) + base);
}

}  // namespace queens
