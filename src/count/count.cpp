#include "count/count.hpp"

#include <algorithm>
#include <bit>

namespace queens {
namespace {

std::uint32_t mirrored(std::uint32_t set, int n) {
  std::uint32_t result = 0;
  for (int i = 0; i < n; ++i) result |= (set >> i & 1) << (n - 1 - i);
  return result;
}

// The representative of a set and its mirror image, which is the only one counted.
std::uint32_t counted(std::uint32_t set, int n) {
  return std::min(set, mirrored(set, n));
}

// Short enough to stop quickly when cancelled, long enough to make the cost of a call negligible.
constexpr std::size_t partsPerSlice(int n) {
  return n <= 16 ? 64 : n == 17 ? 32 : n == 18 ? 16 : n == 19 ? 4 : 1;
}

}  // namespace

CountJob::CountJob(int n) : join_(n), partsPerSlice_(partsPerSlice(n)) {
  const std::uint32_t full = (std::uint32_t{1} << n) - 1;
  for (std::uint32_t set = 0; set <= full; ++set) {
    if (std::popcount(set) != n / 2 || counted(set, n) != set) continue;
    const std::uint32_t images = mirrored(set, n) == set ? 1 : 2;
    std::uint32_t off = images;
    if (n % 2 == 0) {
      // Upside down, the top half uses the complementary columns.
      const std::uint32_t turned = counted(full & ~set, n);
      off = turned < set ? 0 : turned == set ? images : 2 * images;
    }
    parts_.push_back({set, off, images});
  }
}

std::uint64_t CountJob::run(std::size_t slice) {
  std::uint64_t solutions = 0;
  const std::size_t end = std::min(parts_.size(), (slice + 1) * partsPerSlice_);
  for (std::size_t i = slice * partsPerSlice_; i < end; ++i) {
    const Part& part = parts_[i];
    const Join::Totals found = join_.count(part.columnSet, part.off > 0);
    // A queen on a long diagonal can also be in the bottom half; with two such queens, each one
    // independently.
    solutions += found[0] * part.off + (2 * found[1] + 4 * found[2]) * part.on;
  }
  return solutions;
}

std::uint64_t countSolutions(int n) {
  CountJob job(n);
  std::uint64_t solutions = 0;
  for (std::size_t slice = 0; slice < job.slices(); ++slice) solutions += job.run(slice);
  return solutions;
}

}  // namespace queens
