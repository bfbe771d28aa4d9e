#include "core/searches/permutations/machine.hpp"

namespace queens {

std::vector<Variable> Permutations::variables(std::span<const std::int8_t> places) const {
  return {flagsVariable("used", CellKey::column, used_, n()), rows_.queens(places)};
}

}  // namespace queens
