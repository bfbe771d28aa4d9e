#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/search.hpp"

namespace queens {

/// A variable, or one of its cells, as named in an explanation.
struct Named {
  std::string_view variable;
  std::optional<std::size_t> cell;  ///< nullopt: the whole variable

  /// Whether a cell of a variable is named, or belongs to the named variable.
  bool means(std::string_view name, std::size_t which) const {
    return variable == name && (!cell || *cell == which);
  }
};

/// The variable or cell named by a piece of code in a sentence: `free`, `cols[3]`, `board[2][1] = 1`. If
/// several names have an index, the last one counts. Nullopt if no variable has such a name or cell.
/// @param n board size, to read a second index
std::optional<Named> named(std::string_view code, std::span<const Variable> variables, int n);

/// The place of a name in a program line, in bytes from its start: only as a separate word and not in a
/// comment.
std::vector<std::size_t> placesOf(std::string_view name, std::string_view line);

/// The squares of a cell: its line or its square. Without a cell, the squares of all cells that are set.
std::vector<Square> squaresOf(const Search& search, std::span<const Variable> variables, const Named& named);

}  // namespace queens
