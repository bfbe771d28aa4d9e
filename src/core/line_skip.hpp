#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/counters.hpp"
#include "core/event.hpp"

namespace queens {

/// Where the queens stand: `at[i]` is the place of the queen in line i (a row, or a column for board-scan).
using Places = std::array<std::int8_t, kMaxN>;

/// The place that a search square by square looks at next: 0 in a line just entered, else the one after the
/// queen just taken back.
struct NextPlace {
  int line;
  int at;
};

/// What forbids places: the columns, main and anti diagonals of the queens that stand, one bit for each. With
/// lines and places of `board-scan` swapped nothing changes, the board being square.
template <bool kColumnsOnly>
struct Forbidden {
  std::uint64_t columns = 0, mains = 0, antis = 0;

  /// Puts a queen on a place of a line, or takes it away again.
  void toggle(int line, int at) {
    columns ^= std::uint64_t{1} << at;
    if constexpr (kColumnsOnly) return;
    mains ^= std::uint64_t{1} << (at - line + kMaxN - 1);
    antis ^= std::uint64_t{1} << (at + line);
  }
  /// Bit `at`: a queen forbids that place of a line.
  std::uint64_t in(int line) const {
    if constexpr (kColumnsOnly) return columns;
    return columns | mains >> (kMaxN - 1 - line) | antis >> line;
  }
};

/// What came of comparing the pairs of a full board.
struct Judgement {
  std::uint64_t compared = 0;  ///< pairs, with the one that clashes
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

/// The most events in one round of `skipLines`: a line's tests, a queen placed or taken back, and what a full
/// board brings.
inline std::uint64_t longestRound(int n, bool judges) {
  return static_cast<std::uint64_t>(n + 4 + (judges ? n * (n - 1) / 2 : 0));
}

/// Passes over many events of a search square by square without making any of them. Which places of a line
/// are safe follows from the queens that stand, whatever a program's own bookkeeping is; so the free places
/// of a line are had at once from masks, the gap to the next of them is the number of tests that fail before
/// it, and a round costs the same however many events it stands for. A round ends where a line is entered or
/// a queen was taken back. No round is begun that might pass over more events than are left, nor the one that
/// ends the search.
/// @tparam kJudges only columns forbid, and the pairs of full boards are compared
/// @param endsAtFirst the search ends at its first solution; nothing is passed over from the last queen of
///   that one on
/// @param places the queens of the lines before `next.line`
/// @param most how many events may be passed over
/// @param counters what was passed over is added to them
/// @return how many events were passed over
template <bool kJudges>
std::uint64_t skipLines(int n, bool endsAtFirst, Places& places, NextPlace& next, std::uint64_t most,
                        Counters& counters) {
  const std::uint64_t all = ~std::uint64_t{0} >> (64 - n);
  const std::uint64_t longest = longestRound(n, kJudges);
  Forbidden<kJudges> forbidden;
  for (int line = 0; line < next.line; ++line) forbidden.toggle(line, places[line]);

  // Locals, so that they can stay in registers.
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
