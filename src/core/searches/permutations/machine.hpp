#pragma once

#include <array>
#include <cstdint>

#include "core/square_rules.hpp"
#include "core/square_search.hpp"

namespace queens {

/// Generate and test: builds every permutation of the columns, testing only columns. The diagonals of all
/// pairs are compared once every queen is placed. No pruning at all.
class Permutations : public RecursiveRules {
 public:
  static constexpr bool kJudgesFullBoards = true;

  using RecursiveRules::RecursiveRules;

  template <class Tracer>
  bool isSafe(int, int column, Tracer& trace) const {
    trace(Label::test);
    return !used_[column];
  }

  template <class Tracer>
  void place(int, int column, Tracer& trace) {
    trace(Label::mark);
    used_[column] = true;
    trace(Label::place);
  }

  template <class Tracer>
  void remove(int, int column, Tracer& trace) {
    trace(Label::remove);
    trace(Label::unmark);
    used_[column] = false;
  }

  template <class Tracer>
  static void onRecord(Tracer& trace) {
    trace(Label::apart);
    trace(Label::record);
  }
  template <class Tracer>
  static void onJudge(Tracer& trace) {
    trace(Label::check);
    trace(Label::outer);
  }
  template <class Tracer>
  static void onRow(Tracer& trace) {
    trace(Label::outer);
  }
  template <class Tracer>
  static void onPair(Tracer& trace) {
    trace(Label::inner);
  }

  /// The variables of the listing, with the queens on the board; see `Variable`.
  std::vector<Variable> variables(std::span<const std::int8_t> places) const;

 private:
  std::array<bool, kMaxN> used_{};  // the first n are used
};

}  // namespace queens
