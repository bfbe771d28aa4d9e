#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/program.hpp"
#include "playback/session.hpp"
#include "text/language.hpp"

namespace queens {

/// The description of a square for a screen reader: "row 3, column 5: attacked by the queen in row 1, column
/// 3".
/// @param base what the first row and the first column are called
/// @param given the first of the queens stood there before the search began
std::string squareName(VariantId variant, std::span<const Square> queens, Square square, Language language,
                       int base, int given = 0);
/// The same for a search.
std::string squareName(const Search& search, Square square, Language language, int base);
/// The squares whose description has changed: those where a queen was placed or removed, and those that it
/// attacks.
std::vector<Square> squaresChanged(VariantId variant, int n, std::span<const Square> before,
                                   std::span<const Square> now);

/// "(3, 5)", "(3, ·)" or nothing, if the event concerns a square, a line or the whole board.
/// @param base what the first row and the first column are called
std::string place(const Event& event, int base);

/// A queen in short form: its place in its line, such as "5"; "3,5" if the program chooses rows.
/// @param base the number of the first row and column
std::string shortPlace(const Program& program, Square square, int base);

}  // namespace queens
