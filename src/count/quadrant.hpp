#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "count/halves.hpp"

namespace queens {

/// The quarter of the board that a quadrant covers; see `Halves`.
enum class Corner : std::uint8_t { topLeft, topRight, bottomLeft, bottomRight };

/// All placements of queens that do not attack each other on a quarter of the board. A placement is a key of
/// the diagonals in use, found by its sets of rows and columns.
///
/// A quadrant meets three of the four runs of diagonals, so 32 bits hold its key up to n = 20. The low bits
/// are the runs that it shares with its neighbour in the same half. So neighbours clash exactly if their low
/// bits have a bit in common:
///
/// | | from bit 0 | then | then |
/// | --- | --- | --- | --- |
/// | top left | ↘ low | ↙ low | ↘ high |
/// | top right | ↘ low | ↙ low | ↙ high |
/// | bottom left | ↘ high | ↙ high | one bit on an odd board, then ↙ low |
/// | bottom right | ↘ high | ↙ high | one bit on an odd board, then ↘ low |
///
/// The one bit is the diagonal row−column = `top`, which both bottom quadrants meet and no top quadrant does.
class Quadrant {
 public:
  /// The keys for one pair of a row set and a column set; those with a queen on a long diagonal come first.
  struct Keys {
    std::span<const std::uint32_t> all;
    std::size_t onLongDiagonal;
  };

  /// In bottom corners, squares on long diagonals stay empty, except the central one.
  Quadrant(const Halves& halves, Corner corner);

  /// Number of rows and columns of the quarter.
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
  std::vector<std::uint32_t> starts_;  // two starts per pair of sets, then the end of the last list
  std::vector<std::uint32_t> keys_;
  std::size_t longest_ = 0;
};

}  // namespace queens
