#include "count/given_job.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace queens {
namespace {

// There are a few thousand ways to fill three rows of a large board. For n = 20, counting each takes a
// fraction of a second.
constexpr std::size_t kSharedRows = 3;

}  // namespace

GivenCountJob::GivenCountJob(const std::vector<int>& columns) {
  const int n = static_cast<int>(columns.size());
  int first = 0;
  for (int row = 0; row < n; ++row) {
    if (columns[static_cast<std::size_t>(row)] >= 0) continue;
    std::uint32_t open = (std::uint32_t{1} << n) - 1;
    for (int other = 0; other < n; ++other) {
      const int column = columns[static_cast<std::size_t>(other)];
      if (column < 0) continue;
      const int away = std::abs(row - other);
      open &= ~(std::uint32_t{1} << column | std::uint32_t{1} << column << away |
                std::uint32_t{1} << column >> away);
    }
    if (!rows_.empty()) rows_.back().next = row - first;
    rows_.push_back({open, 0});
    first = row;
  }
  shared_ = std::min(kSharedRows, rows_.size());
  begin(0, {});
}

GivenCountJob::Masks GivenCountJob::withQueen(const Masks& above, std::uint32_t bit, int down) {
  return {above.columns | bit, (above.main | bit) << down, (above.anti | bit) >> down};
}

void GivenCountJob::begin(std::size_t row, const Masks& masks) {
  if (row == shared_) {
    starts_.push_back(masks);
    return;
  }
  for (std::uint32_t free = freeIn(row, masks); free != 0; free &= free - 1)
    begin(row + 1, withQueen(masks, free & ~(free - 1), rows_[row].next));
}

std::uint64_t GivenCountJob::run(std::size_t slice) const {
  return starts_.empty() ? 0 : count(shared_, starts_[slice]);
}

std::uint64_t GivenCountJob::count(std::size_t row, const Masks& masks) const {
  if (row == rows_.size()) return 1;
  std::uint32_t free = freeIn(row, masks);
  if (row + 1 == rows_.size()) return static_cast<std::uint64_t>(std::popcount(free));
  std::uint64_t solutions = 0;
  for (; free != 0; free &= free - 1)
    solutions += count(row + 1, withQueen(masks, free & ~(free - 1), rows_[row].next));
  return solutions;
}

}  // namespace queens
