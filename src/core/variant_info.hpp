#pragma once

#include <span>
#include <string_view>

#include "core/bug.hpp"
#include "core/searches/ids.hpp"

namespace queens {

/// Description of a variant for lists, and the traits that change how it is shown. Each search defines one in
/// its `about.hpp`.
struct VariantInfo {
  VariantId variant;
  std::string_view id;            ///< public name, used in addresses and by the module
  std::string_view name;          ///< English title
  std::string_view order;         ///< order in which squares are tried
  bool byColumns = false;         ///< places queens column by column, so it stores the row of each column
  bool scansRows = false;         ///< masks give the free squares of a row; no square is tested by itself
  bool judgesFullBoards = false;  ///< diagonals are compared only on full boards
  bool looksAhead = false;        ///< each row knows its free squares; placing a queen updates the rows below
  bool movesQueens = false;       ///< all queens are on the board from the start, and change their columns
  bool keepsBoard = false;        ///< reads squares of a board; stores nothing about its lines
  bool looksFromTop = false;      ///< looks for queens row by row from the top; the others follow one line at
                                  ///< a time
  bool recurses = true;           ///< each queen is placed by its own call
  bool findsAll = true;           ///< has a program that finds all solutions
  bool findsFirst = false;        ///< also has a program that ends at its first solution
  bool counts = false;            ///< also has a program that only counts solutions
  std::span<const BugInfo> bugs = {};  ///< its modifications, in the order of `Bug`
};

}  // namespace queens
