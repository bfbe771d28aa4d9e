#include "count/symmetric.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "count/count.hpp"

namespace queens {
namespace {

constexpr std::uint32_t bit(int column) {
  return std::uint32_t{1} << column;
}

/// Searches boards whose first queen is in a given column, called its distance from the left corner.
class Search {
 public:
  Search(int n, int distance)
      : n_(n),
        distance_(distance),
        full_(bit(n) - 1),
        sides_(bit(0) | bit(n - 1)),
        lastRow_(full_ & ~(bit(distance) - 1) & (bit(n - distance) - 1)) {}

  // Numbers of boards found, by k (first index) and log2 of s (second index).
  using Found = std::array<std::array<std::uint64_t, 3>, 9>;

  void run(Found& found) {
    found_ = &found;
    queens_[0] = bit(distance_);
    if (distance_ > 0) {
      descend(1, queens_[0] << 1, queens_[0], queens_[0] >> 1);
      return;
    }
    // Queen in the corner: a board and its transpose count as one. Searches only the board whose queen in row
    // 1 is nearer to the corner than the queen in column 1.
    for (cornerRow_ = 2; cornerRow_ < n_ - 1; ++cornerRow_) {
      queens_[1] = bit(cornerRow_);
      descend(2, (bit(0) << 1 | queens_[1]) << 1, bit(0) | queens_[1], queens_[1] >> 1);
    }
  }

 private:
  void descend(int row, std::uint32_t main, std::uint32_t columns, std::uint32_t anti) {
    std::uint32_t free = full_ & ~(main | columns | anti);
    if (row == n_ - 1) {
      queens_[static_cast<std::size_t>(row)] = free & lastRow_;
      if ((free & lastRow_) != 0) record();
      return;
    }
    if (distance_ == 0) {
      if (row <= cornerRow_) free &= ~bit(1);
    } else if (row < distance_) {
      free &= ~sides_;
    } else if (row == n_ - 1 - distance_) {
      // The last row where the queens of the side columns can be.
      const std::uint32_t missing = sides_ & ~columns;
      if (missing == sides_) return;
      if (missing != 0) free &= missing;
    }
    for (; free != 0; free &= free - 1) {
      const std::uint32_t queen = free & -free;
      queens_[static_cast<std::size_t>(row)] = queen;
      descend(row + 1, (main | queen) << 1, columns | queen, (anti | queen) >> 1);
    }
  }

  void record() {
    if (distance_ == 0) {
      ++(*found_)[1][0];
      return;
    }
    const auto end = static_cast<std::size_t>(n_ - 1);
    const auto near = static_cast<std::size_t>(distance_);
    const int ties = 1 + (queens_[near] == bit(0)) + (queens_[end - near] == bit(0)) +
                     (queens_[near] == bit(n_ - 1)) + (queens_[end - near] == bit(n_ - 1)) +
                     (queens_[end] == bit(distance_)) + (queens_[end] == bit(n_ - 1 - distance_));
    ++(*found_)[static_cast<std::size_t>(ties)][ties == 1 ? 0 : turns()];
  }

  // Rotational symmetry of the board: 0 none, 1 a half turn, 2 also a quarter turn.
  std::size_t turns() const {
    const auto column = [this](int row) { return std::countr_zero(queens_[static_cast<std::size_t>(row)]); };
    bool half = true;
    bool quarter = true;
    for (int row = 0; row < n_; ++row) {
      half = half && column(n_ - 1 - row) == n_ - 1 - column(row);
      quarter = quarter && column(column(row)) == n_ - 1 - row;
    }
    return quarter ? 2 : half ? 1 : 0;
  }

  int n_;
  int distance_;
  int cornerRow_ = 0;
  std::uint32_t full_;
  std::uint32_t sides_;
  std::uint32_t lastRow_;
  std::array<std::uint32_t, kMaxCountN> queens_{};
  Found* found_ = nullptr;
};

}  // namespace

SymmetricCounts countBySymmetry(int n) {
  // The single queen touches all four borders.
  if (n == 1) return {1, 1};
  Search::Found found{};
  for (int distance = 0; distance < (n + 1) / 2; ++distance) Search(n, distance).run(found);
  SymmetricCounts counts{};
  for (std::size_t ties = 1; ties < found.size(); ++ties) {
    for (std::size_t turns = 0; turns < found[ties].size(); ++turns) {
      counts.all += found[ties][turns] * 8 / ties;
      counts.fundamental += (found[ties][turns] << turns) / ties;
    }
  }
  return counts;
}

}  // namespace queens
