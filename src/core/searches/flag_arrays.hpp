#pragma once

#include <array>
#include <cstdint>

#include "core/square_search.hpp"

namespace queens {

/// Three boolean arrays answer in constant time whether a column, a main or an anti diagonal is taken.
class FlagArrays : public RecursiveLines {
 public:
  static constexpr bool kFindsFirst = true;
  /// A flag for each diagonal.
  using Diagonals = std::array<bool, 2 * kMaxN - 1>;

  explicit FlagArrays(int n) : n_(static_cast<std::int8_t>(n)) {}

  /// `column` is taken; the first n count.
  const std::array<bool, kMaxN>& columns() const { return columns_; }
  /// `row − column + n − 1` is taken; the first 2n−1 count.
  const Diagonals& mains() const { return mains_; }
  /// `row + column` is taken; the first 2n−1 count.
  const Diagonals& antis() const { return antis_; }

  template <class Tracer>
  bool isSafe(int row, int column, Tracer& trace) const {
    trace(Label::diagonals);
    trace(Label::test);
    return !(columns_[column] || mains_[row - column + n_ - 1] || antis_[row + column]);
  }

  template <class Tracer>
  void place(int row, int column, Tracer& trace) {
    trace(Label::mark);
    columns_[column] = mains_[row - column + n_ - 1] = antis_[row + column] = true;
    trace(Label::place);
  }

  template <class Tracer>
  void remove(int row, int column, Tracer& trace) {
    trace(Label::remove);
    trace(Label::unmark);
    columns_[column] = mains_[row - column + n_ - 1] = antis_[row + column] = false;
  }

 private:
  std::array<bool, kMaxN> columns_{};
  Diagonals mains_{};
  Diagonals antis_{};
  std::int8_t n_;
};

}  // namespace queens
