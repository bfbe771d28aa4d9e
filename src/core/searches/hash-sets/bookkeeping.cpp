#include "core/searches/hash-sets/machine.hpp"

namespace queens {

std::vector<Variable> HashSets::variables(std::span<const std::int8_t> places) const {
  return {setVariable("cols", CellKey::column, places, [](int, int column) { return column; }),
          setVariable("diags1", CellKey::mainDifference, places,
                      [](int row, int column) { return row - column; }),
          setVariable("diags2", CellKey::anti, places, [](int row, int column) { return row + column; }),
          queensVariable(places)};
}

}  // namespace queens
