#include "core/searches/bit-flags/machine.hpp"

namespace queens {

std::vector<Variable> BitFlags::variables(std::span<const std::int8_t> places) const {
  if (counts()) {
    Variable count = numberVariable("count", static_cast<std::int64_t>(count_));
    count.found = true;
    return {bitsVariable("cols", CellKey::column, columns_, n()),
            bitsVariable("mains", CellKey::mainIndex, mains_, 2 * n() - 1),
            bitsVariable("antis", CellKey::anti, antis_, 2 * n() - 1), count};
  }
  return {bitsVariable("cols", CellKey::column, columns_, n()),
          bitsVariable("mains", CellKey::mainIndex, mains_, 2 * n() - 1),
          bitsVariable("antis", CellKey::anti, antis_, 2 * n() - 1), rows_.queens(places)};
}

}  // namespace queens
