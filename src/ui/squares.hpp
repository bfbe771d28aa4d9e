#pragma once

#include <span>
#include <string>
#include <vector>

#include "session/session.hpp"
#include "text/language.hpp"

namespace queens {

/// What a square is where queens stand: "row 3, column 5: attacked by the queen in row 1, column 3".
std::string squareName(VariantId variant, std::span<const Square> queens, Square square, Language language);
/// What it is in a search.
std::string squareName(const Search& search, Square square, Language language);
/// What each square of the board is to a reader who does not see it, row by row: "row 3, column 5: attacked
/// by the queen in row 1, column 3".
std::vector<std::string> squareNames(const Session& session, Language language);

}  // namespace queens
