#pragma once

#include <array>
#include <cstdint>

#include "core/square_search.hpp"

namespace queens {

/// Generate and test: every permutation of the columns is built, only the column being looked at, and the
/// diagonals of its pairs are compared when all queens stand. No pruning at all.
class Permutations : public RecursiveLines {
 public:
  static constexpr bool kJudgesFullBoards = true;

  explicit Permutations(int) {}

  /// `column` is used; the first n count.
  const std::array<bool, kMaxN>& used() const { return used_; }

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

 private:
  std::array<bool, kMaxN> used_{};
};

}  // namespace queens
