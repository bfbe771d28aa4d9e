#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/variables.hpp"

namespace queens {

/// A variable of the bookkeeping, or one of its cells, as a sentence names it.
struct Named {
  std::string_view variable;
  std::optional<std::size_t> cell;  ///< nothing: all of it

  /// Whether a cell of a variable is meant, or belongs to what is.
  bool means(std::string_view name, std::size_t which) const {
    return variable == name && (!cell || *cell == which);
  }
};

/// What a piece of code in a sentence names: `free`, `cols[3]`, `board[2][1] = 1`; of several names with an
/// index the last, whose index is worked out. Nothing if none of the variables has such a name or cell.
/// @param n squares per side, by which a second index is read
std::optional<Named> named(std::string_view code, std::span<const Variable> variables, int n);

/// Where a name stands in a line of a program, in bytes from its start: as a word of its own, and not in a
/// comment.
std::vector<std::size_t> placesOf(std::string_view name, std::string_view line);

/// The squares that it stands for: those of the line or the square that a cell speaks of, or, where no cell
/// is named, of all cells in which something stands.
std::vector<Square> squaresOf(const Search& search, std::span<const Variable> variables, const Named& named);

}  // namespace queens
