#pragma once

#include <array>
#include <cstdint>

#include "timeline/timeline.hpp"

namespace queens {

/// Looks for the first position at which something has happened that is then so for good, such as that a
/// queen has been taken back: no line of play is entered twice. So it can be told of any position whether it
/// lies before or behind, and what has been explored need not be gone through.
class Crossing {
 public:
  /// Over the call that a placement begins: to where the queen placed last is taken back.
  static Crossing over(const Timeline& timeline);
  /// Out of the present call: to where the queen of the row before is taken back, or the search ends.
  static Crossing out(const Timeline& timeline);
  /// To the next dead end: a row or column exhausted that never held a queen.
  static Crossing deadEnd(const Timeline& timeline);

  enum class Result { found, goesOn, ended };
  /// Goes on towards it for about `allowance` events; at the end of the search it stops.
  Result goOn(Timeline& timeline, std::uint64_t allowance);

 private:
  bool crossed(const Search& search, const Counters& counters) const;

  std::array<std::int8_t, kMaxN> places_{};  // of the queens that are to stand no longer
  int count_ = -1;                           // how many; −1: it is not about queens
  std::uint64_t deadEnds_ = 0;
};

/// Where the call that tries the queen after `depth` others began: right after the last of these was placed,
/// all of which still stand.
/// @param depth 0…number of queens that stand
std::uint64_t entryOf(const Timeline& timeline, int depth);

}  // namespace queens
