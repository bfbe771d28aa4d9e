#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <variant>

#include "timeline/timeline.hpp"

namespace queens {

/// Places that a search can be taken to.
namespace goal {

/// A position, ahead or behind; the end if that comes sooner.
struct Position {
  std::uint64_t position = 0;
};
/// The nth event of a kind, from 1, ahead or behind; the end if there are fewer.
struct NthEvent {
  EventKind kind = EventKind::solution;
  std::uint64_t nth = 1;
};
/// The first position ahead at which a condition holds, or the end.
struct Condition {
  Timeline::Condition holds;
};
/// The next breakpoint, or the end.
struct NextBreakpoint {};
/// As far as the search gets with so many operations.
struct Operations {
  std::uint64_t count = 0;
};
/// The first position of another search at which the same queens stand; the start if that is too far. All
/// searches go through their boards in one order, so that it is known of any position whether that one lies
/// before it.
class SamePlacement {
 public:
  /// @param search,event the position; event may be nullptr
  /// @return nullopt if the queens cannot stand in a search of that variant and size
  static std::optional<SamePlacement> of(const Search& search, const Event* event, VariantId variant, int n);

  bool isStart() const { return count_ == 0; }
  /// The board was reported as a solution, and is to be found as one.
  bool isSolution() const { return solution_; }
  /// Whether the queens stand or have stood: places are tried in ascending order.
  bool isReached(Search search) const;

 private:
  std::array<std::int8_t, kMaxN> places_{};  // as `Search::places` of the other search
  int count_ = 0;
  bool solution_ = false;
};

}  // namespace goal

using Goal = std::variant<goal::Position, goal::NthEvent, goal::Condition, goal::NextBreakpoint,
                          goal::Operations, goal::SamePlacement>;

/// Takes a timeline towards a goal. @param allowance how many events it may go through, about
/// @return whether it has arrived
bool advance(const goal::Position& goal, Timeline& timeline, std::uint64_t allowance);
bool advance(const goal::NthEvent& goal, Timeline& timeline, std::uint64_t allowance);
bool advance(const goal::Condition& goal, Timeline& timeline, std::uint64_t allowance);
bool advance(const goal::SamePlacement& goal, Timeline& timeline, std::uint64_t allowance);

/// The next event of a kind.
goal::NthEvent nextOf(EventKind kind, const Timeline& timeline);
/// Over the call that a placement begins: where the queen placed last is removed.
goal::Condition stepOver(const Timeline& timeline);
/// Out of the present call: where the queen of the row before is removed, or the search ends.
goal::Condition stepOut(const Timeline& timeline);
/// The next dead end.
goal::Condition nextDeadEnd(const Timeline& timeline);
/// The position at which the call after `depth` placed queens began: right after the last of these was
/// placed.
/// @param depth 0…number of standing queens
std::uint64_t entryOf(const Timeline& timeline, int depth);

}  // namespace queens
