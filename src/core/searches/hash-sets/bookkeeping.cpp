#include "core/searches/hash-sets/machine.hpp"

namespace queens {

std::vector<Variable> HashSets::variables(std::span<const std::int8_t> places) const {
  const std::span<const std::int8_t> all(queens_.data(), static_cast<std::size_t>(n()));
  return {setVariable("cols", CellKey::column, places, [](int, int column) { return column; }),
          setVariable("diags1", CellKey::mainDifference, places,
                      [this](int line, int column) { return rows_.rowOf(line) - column; }),
          setVariable("diags2", CellKey::anti, places,
                      [this](int line, int column) { return rows_.rowOf(line) + column; }),
          bug() == Bug::overwritten ? queensVariable(all) : rows_.queens(places)};
}

}  // namespace queens
