#pragma once

#include <cstddef>
#include <string>

#include "core/search.hpp"

namespace queens {

/// Number of cells of a variable: its values, the bits of an integer, or the entries of a stack.
std::size_t cellCount(const Variable& variable);

/// The number in a cell: a value, a bit as 0 or 1, or the first part of a stack entry.
std::int64_t cellValue(const Variable& variable, std::size_t cell);

/// Whether a cell of a variable stands for a square, or for a line through it.
/// @param search the search that the variable belongs to
bool speaksOf(const Search& search, const Variable& variable, std::size_t cell, Square square);

/// The cell or set member that belongs to a square; −1 if the variable has none.
int cellNumber(const Search& search, const Variable& variable, Square square);

/// The calculation that leads from a square to its cell, such as "row − col + n − 1 = 4"; empty if there is
/// none.
std::string arithmetic(const Search& search, const Variable& variable, Square square);

}  // namespace queens
