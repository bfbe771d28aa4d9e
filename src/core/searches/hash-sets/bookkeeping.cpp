#include "core/searches/hash-sets/machine.hpp"

namespace queens {

std::vector<Variable> HashSets::variables(std::span<const std::int8_t> places) const {
  const std::span<const std::int8_t> all(queens_.data(), static_cast<std::size_t>(n_));
  return {setVariable("cols", CellKey::column, places, [](int, int column) { return column; }),
          setVariable("diags1", CellKey::mainDifference, places,
                      [](int row, int column) { return row - column; }),
          setVariable("diags2", CellKey::anti, places, [](int row, int column) { return row + column; }),
          queensVariable(bug_ == Bug::overwritten ? all : places)};
}

}  // namespace queens
