#include "count/quadrant.hpp"

#include <algorithm>
#include <bit>

namespace queens {
namespace {

constexpr std::uint32_t bit(int index) {
  return std::uint32_t{1} << index;
}

}  // namespace

// Queens in the rows before `row`; `main` and `anti` are the columns of `row` that they attack diagonally.
struct Quadrant::Partial {
  int row = 0;
  std::uint32_t rowSet = 0;
  std::uint32_t columnSet = 0;
  std::uint32_t main = 0;
  std::uint32_t anti = 0;
  std::uint32_t key = 0;
  bool onLongDiagonal = false;

  std::size_t slot(int columns) const {
    return std::size_t{2} * (rowSet << columns | columnSet) + (onLongDiagonal ? 0 : 1);
  }
};

Quadrant::Quadrant(const Halves& halves, Corner corner) {
  const bool bottom = corner == Corner::bottomLeft || corner == Corner::bottomRight;
  const bool right = corner == Corner::topRight || corner == Corner::bottomRight;
  rows_ = bottom ? halves.n - halves.top : halves.top;
  columns_ = right ? halves.n - halves.left : halves.left;
  for (int row = 0; row < rows_; ++row) {
    for (int column = 0; column < columns_; ++column) {
      cells_.push_back(
          cell(halves, corner, row + (bottom ? halves.top : 0), column + (right ? halves.left : 0)));
    }
  }

  // Counting first gives the position of every list, so no memory is wasted between lists.
  starts_.assign((std::size_t{2} << (rows_ + columns_)) + 1, 0);
  auto count = [&](const Partial& partial) { ++starts_[partial.slot(columns_)]; };
  extend({}, count);
  std::uint32_t total = 0;
  for (std::uint32_t& start : starts_) {
    total += start;
    start = total;
  }
  for (std::size_t slot = 0; slot + 2 < starts_.size(); slot += 2) {
    longest_ = std::max<std::size_t>(longest_, starts_[slot + 1] - (slot == 0 ? 0 : starts_[slot - 1]));
  }
  // Each start is now the end of its list. It moves back to the beginning as the list is filled.
  keys_.resize(total);
  auto fill = [&](const Partial& partial) { keys_[--starts_[partial.slot(columns_)]] = partial.key; };
  extend({}, fill);
}

Quadrant::Cell Quadrant::cell(const Halves& halves, Corner corner, int row, int column) const {
  const int main = row - column;
  const int anti = row + column - (halves.n - 1);
  const auto low = [&](int diagonal) {
    return diagonal < 0 && diagonal >= -halves.low ? bit(diagonal + halves.low) : 0;
  };
  const auto high = [&](int diagonal) {
    const int index = diagonal - halves.firstHigh();
    return index >= 0 && index < halves.high ? bit(index) : 0;
  };
  Cell cell;
  cell.onLongDiagonal = main == 0 || anti == 0;
  if (corner == Corner::topLeft || corner == Corner::topRight) {
    const std::uint32_t third = corner == Corner::topLeft ? high(main) : high(anti);
    cell.key = low(main) | low(anti) << halves.low | third << 2 * halves.low;
    return cell;
  }
  const std::uint32_t third = corner == Corner::bottomLeft ? low(anti) : low(main);
  const std::uint32_t middle = halves.odd() && main == halves.top ? 1 : 0;
  cell.key = high(main) | high(anti) << halves.high | middle << 2 * halves.high |
             third << (2 * halves.high + (halves.odd() ? 1 : 0));
  cell.open = !cell.onLongDiagonal || (main == 0 && anti == 0);
  cell.onLongDiagonal = false;
  return cell;
}

template <class Visit>
void Quadrant::extend(const Partial& partial, Visit& visit) const {
  if (partial.row == rows_) {
    visit(partial);
    return;
  }
  Partial next = partial;
  ++next.row;
  next.main = partial.main << 1;
  next.anti = partial.anti >> 1;
  extend(next, visit);

  const std::uint32_t taken = partial.columnSet | partial.main | partial.anti;
  for (std::uint32_t free = (bit(columns_) - 1) & ~taken; free != 0; free &= free - 1) {
    const int column = std::countr_zero(free);
    const Cell& square = cells_[static_cast<std::size_t>(partial.row * columns_ + column)];
    if (!square.open) continue;
    next.rowSet = partial.rowSet | bit(partial.row);
    next.columnSet = partial.columnSet | bit(column);
    next.main = (partial.main | bit(column)) << 1;
    next.anti = (partial.anti | bit(column)) >> 1;
    next.key = partial.key | square.key;
    next.onLongDiagonal = partial.onLongDiagonal || square.onLongDiagonal;
    extend(next, visit);
  }
}

}  // namespace queens
