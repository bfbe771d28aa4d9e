#include "ui/squares.hpp"

#include <algorithm>

#include "board/board_state.hpp"
#include "core/attackers.hpp"
#include "text/format.hpp"

namespace queens {

std::string squareName(VariantId variant, std::span<const Square> queens, Square square, Language language) {
  const std::vector<Argument> place = {{"row", square.row}, {"col", square.column}};
  if (std::find(queens.begin(), queens.end(), square) != queens.end())
    return format(language, Message::squareQueen, place);
  std::string attacking;
  for (const Attacker& each : attackers(variant, queens, square)) {
    if (!attacking.empty()) attacking += format(language, Message::listComma);
    attacking +=
        format(language, Message::squareAttacker, {{"row", each.queen.row}, {"col", each.queen.column}});
  }
  if (attacking.empty()) return format(language, Message::squareFree, place);
  return format(language, Message::squareAttacked,
                {{"row", square.row}, {"col", square.column}, {"queens", attacking}});
}

std::string squareName(const Search& search, Square square, Language language) {
  return squareName(search.variant(), boardState(search, nullptr).queens(), square, language);
}

std::vector<std::string> squareNames(const Session& session, Language language) {
  const Search& search = session.timeline().search();
  std::vector<std::string> names;
  for (std::int8_t row = 0; row < session.n(); ++row) {
    for (std::int8_t column = 0; column < session.n(); ++column) {
      names.push_back(squareName(search, {row, column}, language));
    }
  }
  return names;
}

}  // namespace queens
