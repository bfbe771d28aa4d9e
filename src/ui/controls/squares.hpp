#pragma once

#include <span>
#include <string>
#include <vector>

#include "playback/session.hpp"
#include "text/language.hpp"

namespace queens {

/// What a square is where queens stand, to a reader who does not see it: "row 3, column 5: attacked by the
/// queen in row 1, column 3".
std::string squareName(VariantId variant, std::span<const Square> queens, Square square, Language language);
/// What it is in a search.
std::string squareName(const Search& search, Square square, Language language);
/// The squares that are something else than they were when other queens stood: those where a queen has come
/// or gone, and those that it attacks.
std::vector<Square> squaresChanged(VariantId variant, int n, std::span<const Square> before,
                                   std::span<const Square> now);

}  // namespace queens
