#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/search.hpp"

namespace queens {

/// A cell that a program read to make a decision.
struct CellRead {
  std::size_t variable;  ///< index among the variables
  std::size_t cell;      ///< index below `cellCount`
  bool guilty;           ///< its value is the reason to refuse
  friend bool operator==(const CellRead&, const CellRead&) = default;
};

/// The cells that decided a `test`, `scan` or `compare`, in the order in which they were read. A program that
/// stops at the first reason reads no further cell. Empty for other events.
/// @param search the state after the event @param variables the variables of that search
std::vector<CellRead> cellsRead(const Search& search, const Event& event,
                                std::span<const Variable> variables);

}  // namespace queens
