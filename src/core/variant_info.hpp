#pragma once

#include <span>
#include <string_view>

#include "core/bug.hpp"
#include "core/searches/ids.hpp"

namespace queens {

/// What is said of a variant wherever it is listed, and how it differs from the others for those who show it.
/// Each search has one in its `about.hpp`.
struct VariantInfo {
  VariantId variant;
  std::string_view id;            ///< public name, used in addresses and by the module
  std::string_view name;          ///< English title
  std::string_view order;         ///< in which order squares are tried
  bool byColumns = false;         ///< queens go in column by column, so that it keeps the row of each column
  bool scansRows = false;         ///< masks say which squares of a row are free; none is tested by itself
  bool judgesFullBoards = false;  ///< diagonals are compared only when all queens stand
  bool keepsBoard = false;        ///< it looks at squares of a board, and keeps nothing of their lines
  bool looksFromTop = false;      ///< for queens row by row from the top; the others line by line
  bool recurses = true;           ///< each queen is placed by a call of its own
  bool findsFirst = false;        ///< there is also a program that ends at its first solution
  bool counts = false;            ///< there is also one that only counts them
  std::span<const BugInfo> bugs = {};  ///< what it can be changed in on purpose, in the order of `Bug`
};

}  // namespace queens
