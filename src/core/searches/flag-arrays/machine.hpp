#pragma once

#include <array>
#include <cstdint>

#include "core/square_search.hpp"

namespace queens {

/// Three boolean arrays answer in constant time whether a column, a main or an anti diagonal is taken.
class FlagArrays : public RecursiveLines {
 public:
  static constexpr bool kFindsFirst = true;
  explicit FlagArrays(int n) : n_(static_cast<std::int8_t>(n)) {}

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

  /// What the listing keeps, with the places of the queens that stand; see `Variable`.
  std::vector<Variable> variables(std::span<const std::int8_t> places) const;

 private:
  std::array<bool, kMaxN> columns_{};        // the first n count
  std::array<bool, 2 * kMaxN - 1> mains_{};  // by row − column + n − 1; the first 2n−1 count
  std::array<bool, 2 * kMaxN - 1> antis_{};  // by row + column; likewise
  std::int8_t n_;
};

}  // namespace queens
