#include "count/count.hpp"

namespace queens {
namespace {

std::uint64_t countBelow(std::uint32_t full, std::uint32_t columns, std::uint32_t ld, std::uint32_t rd) {
  if (columns == full) return 1;
  std::uint64_t count = 0;
  for (std::uint32_t free = full & ~(columns | ld | rd); free != 0; free &= free - 1) {
    const std::uint32_t bit = free & -free;
    count += countBelow(full, columns | bit, (ld | bit) << 1, (rd | bit) >> 1);
  }
  return count;
}

}  // namespace

std::uint64_t countSolutions(int n) {
  const std::uint32_t full = (std::uint32_t{1} << n) - 1;
  std::uint64_t count = 0;
  for (int column = 0; column < n / 2; ++column) {
    const std::uint32_t bit = std::uint32_t{1} << column;
    count += 2 * countBelow(full, bit, bit << 1, bit >> 1);
  }
  if (n % 2 == 1) {
    const std::uint32_t bit = std::uint32_t{1} << (n / 2);
    count += countBelow(full, bit, bit << 1, bit >> 1);
  }
  return count;
}

}  // namespace queens
