#include "ui/squares.hpp"

#include <algorithm>

#include "core/attackers.hpp"
#include "text/format.hpp"

namespace queens {

std::string squareName(const Search& search, Square square, Language language) {
  const std::vector<Argument> place = {{"row", square.row}, {"col", square.column}};
  for (int i = 0; i < static_cast<int>(search.places().size()); ++i) {
    if (search.queen(i) == square) return format(language, Message::squareQueen, place);
  }
  std::string queens;
  for (const Attacker& each : attackers(search, square)) {
    if (!queens.empty()) queens += format(language, Message::listComma);
    queens +=
        format(language, Message::squareAttacker, {{"row", each.queen.row}, {"col", each.queen.column}});
  }
  if (queens.empty()) return format(language, Message::squareFree, place);
  return format(language, Message::squareAttacked,
                {{"row", square.row}, {"col", square.column}, {"queens", queens}});
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
