#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace queens {

/// Number of solutions that have given queens, cut into slices like `CountJob`. Backtracks with bitmasks and
/// passes over the rows with a given queen, because given queens leave the board without symmetries.
class GivenCountJob {
 public:
  /// @param columns for each row the column of its given queen, or −1; as long as the board size, 1…20
  explicit GivenCountJob(const std::vector<int>& columns);

  /// Number of slices, at least one: the ways to fill the first rows without a given queen.
  std::size_t slices() const { return starts_.empty() ? 1 : starts_.size(); }
  /// The number of solutions in one slice, below `slices()`.
  std::uint64_t run(std::size_t slice) const;

 private:
  // A row without a given queen.
  struct Row {
    std::uint32_t open;  // columns that no given queen attacks
    int next;            // number of rows down to the next one
  };
  // What the queens that were placed attack in a row.
  struct Masks {
    std::uint32_t columns = 0;
    std::uint32_t main = 0;
    std::uint32_t anti = 0;
  };

  static Masks withQueen(const Masks& above, std::uint32_t bit, int down);
  std::uint32_t freeIn(std::size_t row, const Masks& masks) const {
    return rows_[row].open & ~(masks.columns | masks.main | masks.anti);
  }
  void begin(std::size_t row, const Masks& masks);
  std::uint64_t count(std::size_t row, const Masks& masks) const;

  std::vector<Row> rows_;
  std::size_t shared_ = 0;  // number of rows that the starts have filled
  std::vector<Masks> starts_;
};

}  // namespace queens
