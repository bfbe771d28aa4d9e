#include "core/searches/flag-arrays/machine.hpp"

#include <algorithm>

namespace queens {

std::vector<Variable> FlagArrays::variables(std::span<const std::int8_t> places) const {
  Variable mains = flagsVariable("diags1", CellKey::mainIndex, mains_, 2 * n() - 1);
  if (bug() == Bug::indexWithoutShift) {
    mains.key = CellKey::mainFromEnd;
    std::ranges::rotate(mains.values, mains.values.begin() + n() - 1);
  }
  Variable antis = flagsVariable("diags2", CellKey::anti, antis_, 2 * n() - 1);
  antis.asked = bug() != Bug::antiDiagonalUntested;
  const std::span<const std::int8_t> all(queens_.data(), static_cast<std::size_t>(n()));
  const Variable queens = bug() == Bug::characters    ? lettersVariable("state", "#Q", places, n())
                          : bug() == Bug::overwritten ? queensVariable(all)
                                                      : rows_.queens(places);
  return {flagsVariable("cols", CellKey::column, columns_, n()), mains, antis, queens};
}

}  // namespace queens
