#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/square_rules.hpp"
#include "core/square_search.hpp"

namespace queens {

/// Three sets hold the taken `column`, `row − column` and `row + column`. The machine stores each set as one
/// bit per possible member, so its size is fixed. Members leave in reverse order of insertion, so the queens
/// give their order. The version that overwrites its list of queens keeps that list too.
class HashSets : public RecursiveRules {
 public:
  using RecursiveRules::RecursiveRules;

  template <class Tracer>
  bool isSafe(int row, int column, Tracer& trace) const {
    trace(Label::diagonals);
    trace(Label::test);
    const bool safe =
        !(columns_ & column_(column)) && !(mains_ & main_(row, column)) && !(antis_ & anti_(row, column));
    if (!safe && bug() == Bug::overwritten) trace(Label::skip);
    return safe;
  }

  template <class Tracer>
  void place(int row, int column, Tracer& trace) {
    if (bug() == Bug::overwritten) {
      trace(Label::place);
      queens_[row] = static_cast<std::int8_t>(column);
    }
    trace(Label::markColumn);
    columns_ |= column_(column);
    trace(Label::markMain);
    mains_ |= main_(row, column);
    trace(Label::markAnti);
    antis_ |= anti_(row, column);
    if (bug() != Bug::overwritten) trace(Label::place);
  }

  template <class Tracer>
  void remove(int row, int column, Tracer& trace) {
    if (bug() != Bug::overwritten) trace(Label::remove);
    trace(Label::unmarkColumn);
    columns_ &= ~column_(column);
    trace(Label::unmarkMain);
    mains_ &= ~main_(row, column);
    trace(Label::unmarkAnti);
    antis_ &= ~anti_(row, column);
  }

  /// Whether the state cannot be rebuilt from the queens: the list keeps removed ones.
  bool strays() const { return bug() == Bug::overwritten; }
  /// For untrusted bytes when `strays()`.
  bool isPossible() const {
    const auto isOnBoard = [this](std::int8_t column) { return column >= 0 && column < n(); };
    return std::ranges::all_of(queens_, isOnBoard);
  }

  /// The variables of the listing, with the queens on the board; see `Variable`.
  std::vector<Variable> variables(std::span<const std::int8_t> places) const;

 private:
  static std::uint64_t column_(int column) { return std::uint64_t{1} << column; }
  static std::uint64_t main_(int row, int column) { return std::uint64_t{1} << (row - column + kMaxN - 1); }
  static std::uint64_t anti_(int row, int column) { return std::uint64_t{1} << (row + column); }

  std::uint64_t columns_ = 0;
  std::uint64_t mains_ = 0;
  std::uint64_t antis_ = 0;
  std::array<std::int8_t, kMaxN> queens_{};  // used only if overwritten; the first n
};

}  // namespace queens
