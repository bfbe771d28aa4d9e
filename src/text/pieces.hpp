#pragma once

#include <string_view>

namespace queens {

// Where a text may be broken to go on in the next line.

/// Whether a text begins with punctuation that must not begin a line.
bool clings(std::string_view text);

/// Whether a text ends with a bracket or quotation mark that must not end a line.
bool opens(std::string_view text);

/// The beginning of a text that is not to be torn apart: a word with the space after it or one ideograph,
/// with all that opens before and the punctuation that clings to it.
std::string_view nextPiece(std::string_view text);

/// The same with all that operators between spaces join to it, as in `行 − 列`.
std::string_view nextTerm(std::string_view text);

/// The same with all that it is said to be equal to, as in `行 − 列 = 3`.
std::string_view nextEquation(std::string_view text);

}  // namespace queens
