#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/counters.hpp"
#include "core/event.hpp"

namespace queens {

/// The places of the queens: `at[i]` is the queen in line i (a row, or a column in board-scan).
using Places = std::array<std::int8_t, kMaxN>;

/// The next place that a square-by-square search tests: 0 in a line just entered, otherwise the one after the
/// queen just removed.
struct NextPlace {
  int line;
  int at;
};

/// The columns, ↘ and ↙ diagonals of the queens on the board, one bit each. `board-scan` swaps lines and
/// places, which changes nothing because the board is square.
template <bool kColumnsOnly>
struct Forbidden {
  std::uint64_t columns = 0, mains = 0, antis = 0;

  /// Places a queen, or removes it.
  void toggle(int line, int at) {
    columns ^= std::uint64_t{1} << at;
    if constexpr (kColumnsOnly) return;
    mains ^= std::uint64_t{1} << (at - line + kMaxN - 1);
    antis ^= std::uint64_t{1} << (at + line);
  }
  /// Bit `at` is set if a queen attacks that place of the line.
  std::uint64_t in(int line) const {
    if constexpr (kColumnsOnly) return columns;
    return columns | mains >> (kMaxN - 1 - line) | antis >> line;
  }
};

/// The result of comparing the pairs of a full board.
struct Judgement {
  std::uint64_t compared = 0;  ///< pairs, including the one that clashes
  bool clash = false;
};

/// Compares the pairs of a full board in the order of two nested loops, up to the first clash.
/// @param places the queens of lines 0…n−1
inline Judgement judge(const Places& places, int n) {
  Judgement result;
  for (int first = 0; first < n; ++first) {
    for (int second = first + 1; second < n; ++second) {
      ++result.compared;
      const int apart = places[second] - places[first];
      if (apart == second - first || apart == first - second) {
        result.clash = true;
        return result;
      }
    }
  }
  return result;
}

/// Maximum number of events in one round of `skipLines`: the tests of a line, one queen placed or removed,
/// and the events of a full board.
inline std::uint64_t longestRound(int n, bool judges) {
  return static_cast<std::uint64_t>(n + 4 + (judges ? n * (n - 1) / 2 : 0));
}

/// Skips many events of a square-by-square search without producing them. The queens on the board determine
/// which places of a line are safe, however the program keeps its variables. Masks therefore give the free
/// places of a line at once, and the gap before the next one is the number of failed tests. So a round takes
/// the same time however many events it stands for. A round ends on entering a line or after removing a
/// queen. A round does not start if it might skip more events than are left, or if it would end the search.
/// @tparam kJudges only columns attack, and the pairs of full boards are compared
/// @param endsAtFirst the search ends at its first solution; its last queen and later events are not skipped
/// @param places the queens of the lines before `next.line`
/// @param most maximum number of events to skip
/// @param counters counts the skipped events
/// @return number of events skipped
template <bool kJudges>
std::uint64_t skipLines(int n, bool endsAtFirst, Places& places, NextPlace& next, std::uint64_t most,
                        Counters& counters) {
  const std::uint64_t all = ~std::uint64_t{0} >> (64 - n);
  const std::uint64_t longest = longestRound(n, kJudges);
  Forbidden<kJudges> forbidden;
  for (int line = 0; line < next.line; ++line) forbidden.toggle(line, places[line]);

  // Local copies, so that they can stay in registers.
  auto [line, at] = next;
  std::uint64_t attacked = 0, placed = 0, exhausted = 0, deadEnds = 0;
  std::uint64_t compared = 0, clashes = 0, solutions = 0;
  std::uint64_t left = most;
  while (left >= longest) {
    const std::uint64_t free = all & ~forbidden.in(line) & ~std::uint64_t{0} << at;
    if (free == 0) {
      if (line == 0) break;
      attacked += n - at;
      ++exhausted;
      deadEnds += at == 0;
      left -= n - at + 2;
      --line;
      at = places[line];
      forbidden.toggle(line, at++);
      continue;
    }
    const int found = std::countr_zero(free);
    if (endsAtFirst && line + 1 == n) break;
    attacked += found - at;
    ++placed;
    left -= found - at + 2;
    places[line] = static_cast<std::int8_t>(found);
    if (line + 1 < n) {
      forbidden.toggle(line++, found);
      at = 0;
      continue;
    }
    Judgement judgement;
    if constexpr (kJudges) judgement = judge(places, n);
    compared += judgement.compared;
    clashes += judgement.clash;
    solutions += !judgement.clash;
    left -= judgement.compared + 2;
    at = found + 1;
  }
  next = {line, at};

  counters.add(EventKind::test, attacked + placed);
  counters.add(EventKind::compare, compared);
  counters.add(EventKind::place, placed);
  counters.add(EventKind::remove, exhausted + clashes + solutions);
  counters.add(EventKind::solution, solutions);
  counters.add(EventKind::reject, clashes);
  counters.add(EventKind::exhausted, exhausted);
  counters.attacked += attacked;
  counters.clash += clashes;
  counters.deadEnd += deadEnds;
  return most - left;
}

}  // namespace queens
