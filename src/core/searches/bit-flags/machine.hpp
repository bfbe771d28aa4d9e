#pragma once

#include <cstdint>

#include "core/square_rules.hpp"
#include "core/square_search.hpp"

namespace queens {

/// Three integers replace the flag arrays. Each square is still tested by itself. XOR sets a bit and clears
/// it again. In the version with parameters each call has its own masks, and still resets them because its
/// loop continues. That version keeps no queens and only counts solutions.
class BitFlags : public RecursiveRules {
 public:
  using RecursiveRules::RecursiveRules;

  template <class Tracer>
  bool isSafe(int row, int column, Tracer& trace) const {
    trace(counts() ? Label::diagonals : Label::bits);
    trace(Label::test);
    return !(columns_ & bit(column) || mains_ & bit(row - column + n() - 1) || antis_ & bit(row + column));
  }

  template <class Tracer>
  void place(int row, int column, Tracer& trace) {
    toggle(row, column);
    if (counts()) {
      trace(Label::markColumn);
      trace(Label::markMain);
      return trace(Label::markAnti);
    }
    trace(Label::toggle);
    trace(Label::place);
  }

  template <class Tracer>
  void remove(int row, int column, Tracer& trace) {
    toggle(row, column);
    if (counts()) {
      trace(Label::unmarkAnti);
      trace(Label::unmarkMain);
      return trace(Label::unmarkColumn);
    }
    trace(Label::remove);
    trace(Label::untoggle);
  }

  template <class Tracer>
  void onRecord(Tracer& trace) {
    trace(Label::record);
    ++count_;
  }

  /// Whether the state cannot be rebuilt from the queens: they do not determine the count.
  bool strays() const { return counts(); }

  /// The variables of the listing, with the queens on the board; see `Variable`.
  std::vector<Variable> variables(std::span<const std::int8_t> places) const;

 private:
  bool counts() const { return bug() == Bug::parameters; }
  static std::uint64_t bit(int index) { return std::uint64_t{1} << index; }

  void toggle(int row, int column) {
    columns_ ^= bit(column);
    mains_ ^= bit(row - column + n() - 1);
    antis_ ^= bit(row + column);
  }

  std::uint64_t columns_ = 0;  // bit `column`, n bits
  std::uint64_t mains_ = 0;    // bit `row − column + n − 1`, 2n−1 bits
  std::uint64_t antis_ = 0;    // bit `row + column`, 2n−1 bits
  std::uint64_t count_ = 0;
};

}  // namespace queens
