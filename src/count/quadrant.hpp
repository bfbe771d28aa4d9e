#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "count/halves.hpp"

namespace queens {

/// Which quarter of the board a quadrant is, see `Halves`.
enum class Corner : std::uint8_t { topLeft, topRight, bottomLeft, bottomRight };

/// All ways to place queens that do not attack each other on a quarter of the board, as keys of the diagonals
/// they use, found by the set of rows and the set of columns in use.
///
/// A quadrant meets three of the four runs of diagonals, so 32 bits hold its key up to n = 20. The low bits
/// are the runs that its neighbour in the same half meets too, so that neighbours clash exactly where their
/// low bits have a bit in common:
///
/// | | from bit 0 | then | then |
/// | --- | --- | --- | --- |
/// | top left | main low | anti low | main high |
/// | top right | main low | anti low | anti high |
/// | bottom left | main high | anti high | one bit on an odd board, then anti low |
/// | bottom right | main high | anti high | one bit on an odd board, then main low |
///
/// That one bit is the diagonal row−column = `top`, which both bottom quadrants meet and no top one does.
class Quadrant {
 public:
  /// The keys for one pair of row set and column set; those with a queen on a long diagonal come first.
  struct Keys {
    std::span<const std::uint32_t> all;
    std::size_t onLongDiagonal;
  };

  /// In the bottom corners squares on the long diagonals stay empty, the central square excepted.
  Quadrant(const Halves& halves, Corner corner);

  /// Rows and columns of the quarter.
  int rows() const { return rows_; }
  int columns() const { return columns_; }
  /// @param rowSet, columnSet bit i for the quadrant's i-th row or column; of equal size
  Keys keys(std::uint32_t rowSet, std::uint32_t columnSet) const {
    const std::uint32_t* const start = &starts_[std::size_t{2} * (rowSet << columns_ | columnSet)];
    return {std::span(keys_).subspan(start[0], start[2] - start[0]), start[1] - start[0]};
  }
  /// Length of the longest list that `keys` returns.
  std::size_t longest() const { return longest_; }

 private:
  struct Cell {
    std::uint32_t key = 0;
    bool open = true;
    bool onLongDiagonal = false;
  };
  struct Partial;

  Cell cell(const Halves& halves, Corner corner, int row, int column) const;
  template <class Visit>
  void extend(const Partial& partial, Visit& visit) const;

  int rows_;
  int columns_;
  std::vector<Cell> cells_;
  std::vector<std::uint32_t> starts_;  // for each pair of sets two starts, then the end of all
  std::vector<std::uint32_t> keys_;
  std::size_t longest_ = 0;
};

}  // namespace queens
