#include "core/searches/flag-arrays/machine.hpp"

namespace queens {

std::vector<Variable> FlagArrays::variables(std::span<const std::int8_t> places) const {
  return {flagsVariable("cols", CellKey::column, columns_, n_),
          flagsVariable("diags1", CellKey::mainIndex, mains_, 2 * n_ - 1),
          flagsVariable("diags2", CellKey::anti, antis_, 2 * n_ - 1), queensVariable(places)};
}

}  // namespace queens
