#pragma once

#include <cstdint>

#include "core/recursive_lines.hpp"
#include "core/square_search.hpp"

namespace queens {

/// The flag arrays become three integers, still with one test for each square; XOR sets a bit and clears it
/// again.
class BitFlags : public RecursiveLines {
 public:
  explicit BitFlags(int n) : n_(static_cast<std::int8_t>(n)) {}

  template <class Tracer>
  bool isSafe(int row, int column, Tracer& trace) const {
    trace(Label::bits);
    trace(Label::test);
    return !(columns_ & bit(column) || mains_ & bit(row - column + n_ - 1) || antis_ & bit(row + column));
  }

  template <class Tracer>
  void place(int row, int column, Tracer& trace) {
    trace(Label::toggle);
    toggle(row, column);
    trace(Label::place);
  }

  template <class Tracer>
  void remove(int row, int column, Tracer& trace) {
    trace(Label::remove);
    trace(Label::untoggle);
    toggle(row, column);
  }

  /// What the listing keeps, with the places of the queens that stand; see `Variable`.
  std::vector<Variable> variables(std::span<const std::int8_t> places) const;

 private:
  static std::uint64_t bit(int index) { return std::uint64_t{1} << index; }

  void toggle(int row, int column) {
    columns_ ^= bit(column);
    mains_ ^= bit(row - column + n_ - 1);
    antis_ ^= bit(row + column);
  }

  std::uint64_t columns_ = 0;  // bit `column`, n bits
  std::uint64_t mains_ = 0;    // bit `row − column + n − 1`, 2n−1 bits
  std::uint64_t antis_ = 0;    // bit `row + column`, 2n−1 bits
  std::int8_t n_;
};

}  // namespace queens
