#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "core/centre_first.hpp"
#include "core/square_rules.hpp"
#include "core/square_search.hpp"

namespace queens {

/// Three boolean arrays tell in constant time whether a column, a ↘ or a ↙ diagonal is taken. A modification
/// is checked only where it takes effect. For speed, the test of a safe square never checks it.
class FlagArrays : public RecursiveRules {
 public:
  static constexpr bool kFindsFirst = true;

  using RecursiveRules::RecursiveRules;

  /// The order of columns, if it is not from left to right.
  bool isOrdered() const { return bug() == Bug::centreFirst; }
  int placeAt(int index) const { return isOrdered() ? columnFromCentre(index, n()) : index; }
  int indexOf(int column) const { return isOrdered() ? indexFromCentre(column, n()) : column; }

  template <class Tracer>
  bool isSafe(int row, int column, Tracer& trace) const {
    trace(Label::diagonals);
    trace(Label::test);
    const bool safe = !(columns_[column] || mains_[row - column + n() - 1] ||
                        (antis_[row + column] && bug() != Bug::antiDiagonalUntested));
    if (!safe && bug() == Bug::overwritten) trace(Label::skip);
    return safe;
  }

  template <class Tracer>
  void place(int row, int column, Tracer& trace) {
    if (bug() == Bug::overwritten) {
      trace(Label::place);
      queens_[row] = static_cast<std::int8_t>(column);
    }
    trace(Label::mark);
    columns_[column] = mains_[row - column + n() - 1] = antis_[row + column] = true;
    if (bug() != Bug::overwritten) trace(Label::place);
  }

  template <class Tracer>
  void beforeCall(int row, int column, Tracer& trace) {
    if (bug() == Bug::undoBeforeRecursion) unmark(row, column, trace);
  }

  template <class Tracer>
  void remove(int row, int column, Tracer& trace) {
    if (bug() != Bug::overwritten) trace(Label::remove);
    if (bug() != Bug::flagsNotUndone && bug() != Bug::undoBeforeRecursion) unmark(row, column, trace);
  }

  template <class Tracer>
  void onLeave(bool full, Tracer& trace) const {
    if (!full) return;
    if (bug() != Bug::returnMissing) return trace(Label::leave);
    // It looks for a square below the board and finds none, because every column is taken.
    for (int column = 0; trace(Label::loop), column < n(); ++column) {
      trace(Label::diagonals);
      trace(Label::test);
    }
  }

  /// Whether the state cannot be rebuilt from the queens: flags differ from them or are not tested, or the
  /// list keeps removed queens.
  bool strays() const {
    return bug() == Bug::flagsNotUndone || bug() == Bug::oneFlagNotUndone ||
           bug() == Bug::antiDiagonalUntested || bug() == Bug::undoBeforeRecursion ||
           bug() == Bug::overwritten;
  }
  /// For untrusted bytes when `strays()`.
  bool isPossible() const {
    const auto areFlags = [](const auto& all) {
      const auto bytes = std::bit_cast<std::array<std::uint8_t, sizeof all>>(all);
      return std::ranges::all_of(bytes, [](std::uint8_t each) { return each <= 1; });
    };
    const auto isOnBoard = [this](std::int8_t column) { return column >= 0 && column < n(); };
    return areFlags(columns_) && areFlags(mains_) && areFlags(antis_) &&
           std::ranges::all_of(queens_, isOnBoard);
  }

  /// The variables of the listing, with the queens on the board; see `Variable`.
  std::vector<Variable> variables(std::span<const std::int8_t> places) const;

 private:
  template <class Tracer>
  void unmark(int row, int column, Tracer& trace) {
    trace(Label::unmark);
    columns_[column] = antis_[row + column] = false;
    mains_[row - column + n() - 1] = bug() == Bug::oneFlagNotUndone;
  }

  std::array<bool, kMaxN> columns_{};        // the first n are used
  std::array<bool, 2 * kMaxN - 1> mains_{};  // indexed by row − column + n − 1; the first 2n−1 are used
  std::array<bool, 2 * kMaxN - 1> antis_{};  // indexed by row + column; likewise
  std::array<std::int8_t, kMaxN> queens_{};  // used only if overwritten; the first n
};

}  // namespace queens
