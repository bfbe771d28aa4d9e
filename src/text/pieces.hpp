#pragma once

#include <string_view>

namespace queens {

// Where a text may be broken into lines.

/// Whether a text begins with punctuation that must not begin a line.
bool clings(std::string_view text);

/// Whether a text ends with a bracket or quotation mark that must not end a line.
bool opens(std::string_view text);

/// The unbreakable beginning of a text: a word with the space after it, or one ideograph, including attached
/// punctuation and opening brackets.
std::string_view nextPiece(std::string_view text);

/// The same, extended over operators between spaces, as in `行 − 列`.
std::string_view nextTerm(std::string_view text);

/// The same, extended over equations, as in `行 − 列 = 3`.
std::string_view nextEquation(std::string_view text);

/// A piece without the space after it, as at the end of a line.
std::string_view withoutSpace(std::string_view piece);

}  // namespace queens
