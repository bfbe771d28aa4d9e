#pragma once

#include <array>
#include <cstdint>

#include "core/recursive_lines.hpp"
#include "core/square_search.hpp"

namespace queens {

/// Generate and test: every permutation of the columns is built, only the column being looked at, and the
/// diagonals of its pairs are compared when all queens stand. No pruning at all.
class Permutations : public RecursiveLines {
 public:
  static constexpr bool kJudgesFullBoards = true;

  explicit Permutations(int n) : n_(static_cast<std::int8_t>(n)) {}

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

  /// What the listing keeps, with the places of the queens that stand; see `Variable`.
  std::vector<Variable> variables(std::span<const std::int8_t> places) const;

 private:
  std::array<bool, kMaxN> used_{};  // the first n count
  std::int8_t n_;
};

}  // namespace queens
