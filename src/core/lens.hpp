#pragma once

#include <cstddef>
#include <string>

#include "core/variables.hpp"

namespace queens {

/// How many cells a variable is shown in: its values, the bits of an integer, or the entries of a stack.
std::size_t cellCount(const Variable& variable);

/// The number in a cell: a value, or a bit as 0 or 1; for a stack the first part of the entry.
std::int64_t cellValue(const Variable& variable, std::size_t cell);

/// Whether a cell of the bookkeeping stands for a square or for a line of squares through it.
/// @param search the search whose bookkeeping it is
bool speaksOf(const Search& search, const Variable& variable, std::size_t cell, Square square);

/// The number by which a variable is asked about a square: of a cell, or the member of a set; −1 if it is
/// not.
int cellNumber(const Search& search, const Variable& variable, Square square);

/// How a variable is asked about a square, with the listing's arithmetic worked out, as in
/// "row − col + n − 1 = 4"; empty for a variable that is not asked about squares.
std::string arithmetic(const Search& search, const Variable& variable, Square square);

}  // namespace queens
