#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/variables.hpp"

namespace queens {

/// A cell of the bookkeeping that a program has read to decide something.
struct CellRead {
  std::size_t variable;  ///< its place among the variables
  std::size_t cell;      ///< as counted by `cellCount`
  bool guilty;           ///< what stands in it is why the answer was no
  friend bool operator==(const CellRead&, const CellRead&) = default;
};

/// The squares that a program which keeps a board has looked at for a `test`, in its order. If the square
/// tested is attacked, the last of them holds the queen that was met. Empty for other events and programs.
/// @param search as it is after the event
std::vector<Square> squaresRead(const Search& search, const Event& event);

/// The cells that decided the event, a `test`, a `scan` or a `compare`, in the order in which they were read;
/// a program that stops at the first reason has read no cell after it. Empty for other events.
/// @param search as it is after the event @param variables of that search
std::vector<CellRead> cellsRead(const Search& search, const Event& event,
                                std::span<const Variable> variables);

}  // namespace queens
