// bench_counting KERNEL N: counts once, and prints the count and the seconds taken.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "count/count.hpp"

namespace {

// The method of most native programs: one bit for each column, without using symmetry.
std::uint64_t plain(std::uint32_t full, std::uint32_t columns, std::uint32_t ld, std::uint32_t rd) {
  if (columns == full) return 1;
  std::uint64_t count = 0;
  for (std::uint32_t free = full & ~(columns | ld | rd); free != 0; free &= free - 1) {
    const std::uint32_t bit = free & -free;
    count += plain(full, columns | bit, (ld | bit) << 1, (rd | bit) >> 1);
  }
  return count;
}

std::uint64_t count(std::string_view kernel, int n) {
  if (kernel == "plain") return plain((std::uint32_t{1} << n) - 1, 0, 0, 0);
  return queens::countSolutions(n);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fputs("usage: bench_counting plain|join N\n", stderr);
    return 2;
  }
  const auto start = std::chrono::steady_clock::now();
  const std::uint64_t solutions = count(argv[1], std::atoi(argv[2]));
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  std::printf("%llu %.6f\n", static_cast<unsigned long long>(solutions), seconds.count());
}
