#include <array>
#include <bit>
#include <cstdint>

#include "count/count.hpp"

namespace queens {
namespace {

/// Solutions that are invariant under a half turn. Places queens in pairs, in a row and the opposite one.
class Turned {
 public:
  explicit Turned(int n) : n_(n), full_((std::uint32_t{1} << n) - 1) {
    // On an odd board the queen of the middle row is its own counterpart.
    if (n % 2 == 1) put(n / 2, n / 2);
    extend(0);
  }

  std::uint64_t byHalf() const { return byHalf_; }
  std::uint64_t byQuarter() const { return byQuarter_; }

 private:
  void extend(int row) {
    if (row == n_ / 2) {
      ++byHalf_;
      byQuarter_ += isQuarterTurned() ? 1 : 0;
      return;
    }
    for (std::uint32_t free = full_ & ~columns_; free != 0; free &= free - 1) {
      const int column = std::countr_zero(free);
      if (!isFree(row, column)) continue;
      put(row, column);
      if (isFree(n_ - 1 - row, n_ - 1 - column)) {
        put(n_ - 1 - row, n_ - 1 - column);
        extend(row + 1);
        put(n_ - 1 - row, n_ - 1 - column);
      }
      put(row, column);
    }
  }

  bool isQuarterTurned() const {
    for (int row = 0; row < n_; ++row) {
      const int column = queens_[static_cast<std::size_t>(row)];
      if (queens_[static_cast<std::size_t>(column)] != n_ - 1 - row) return false;
    }
    return true;
  }

  static std::uint64_t bit(int index) { return std::uint64_t{1} << index; }
  bool isFree(int row, int column) const {
    return !(columns_ >> column & 1 || mains_ & bit(row - column + n_) || antis_ & bit(row + column));
  }
  // Places a queen, or removes it.
  void put(int row, int column) {
    queens_[static_cast<std::size_t>(row)] = column;
    columns_ ^= std::uint32_t{1} << column;
    mains_ ^= bit(row - column + n_);
    antis_ ^= bit(row + column);
  }

  int n_;
  std::uint32_t full_;
  std::uint32_t columns_ = 0;
  std::uint64_t mains_ = 0;
  std::uint64_t antis_ = 0;
  std::array<int, kMaxCountN> queens_{};
  std::uint64_t byHalf_ = 0;
  std::uint64_t byQuarter_ = 0;
};

}  // namespace

std::uint64_t countFundamental(int n) {
  // The single queen is invariant under every reflection.
  if (n == 1) return 1;
  const Turned turned(n);
  return (countSolutions(n) + turned.byHalf() + 2 * turned.byQuarter()) / 8;
}

}  // namespace queens
