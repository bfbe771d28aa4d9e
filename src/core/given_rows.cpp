#include "core/given_rows.hpp"

#include <algorithm>

namespace queens {

GivenRows::GivenRows(int n, Bug bug, const Given& given)
    : given_(given.count), n_(static_cast<std::int8_t>(n)), bug_(bug) {
  if (bug != Bug::given) return;
  std::uint32_t taken = 0;
  std::size_t line = 0;
  for (const Square& queen : given.queens()) {
    rows_[line++] = queen.row;
    taken |= std::uint32_t{1} << queen.row;
  }
  for (std::int8_t row = 0; row < n_; ++row)
    if (!(taken >> row & 1)) rows_[line++] = row;
}

int GivenRows::lineOf(int row) const {
  if (bug_ != Bug::given) return row;
  return static_cast<int>(std::ranges::find(rows_, row) - rows_.begin());
}

Given GivenRows::given(std::span<const std::int8_t> places) const {
  Given given;
  for (int line = 0; line < given_; ++line) given.add({rowOf(line), places[static_cast<std::size_t>(line)]});
  return given;
}

bool GivenRows::isPossible(std::span<const std::int8_t> places) const {
  if (given_ < 0 || given_ > static_cast<int>(places.size())) return false;
  const Given all = given(places);
  return !clashOf(all) && std::ranges::all_of(all.queens(), [this](const Square& each) {
    return each.row >= 0 && each.row < n_ && each.column >= 0 && each.column < n_;
  });
}

int GivenRows::passedOver(int line) const {
  const int before = line > given_ ? rowOf(line - 1) : -1;
  return (line < n_ ? rowOf(line) : n_) - before - 1;
}

Variable GivenRows::queens(std::span<const std::int8_t> places) const {
  if (bug_ != Bug::given) return queensVariable(places);
  const std::array<std::int8_t, kMaxN> none = [] {
    std::array<std::int8_t, kMaxN> all;
    all.fill(-1);
    return all;
  }();
  Variable list = queensVariable(std::span(none).first(static_cast<std::size_t>(n_)));
  list.key = CellKey::row;
  for (std::size_t line = 0; line < places.size(); ++line)
    list.values[static_cast<std::size_t>(rows_[line])] = places[line];
  return list;
}

}  // namespace queens
