#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <variant>

#include "timeline/timeline.hpp"

namespace queens {

/// Places that a search can go to.
namespace goal {

/// A position, ahead or behind; the end if that comes first.
struct Position {
  std::uint64_t position = 0;
};
/// The first position, ahead or behind, at which a condition holds; the end if it never does.
struct Condition {
  Timeline::Condition holds;
};
/// The next breakpoint, or the end.
struct NextBreakpoint {};
/// The furthest position that the search reaches with this number of operations.
struct Operations {
  std::uint64_t count = 0;
};
/// The first position of another search with the same queens on the board; the start if that is too far. A
/// search tries the places of each line in a fixed order, so any position shows whether it lies before or
/// after that one.
class SamePlacement {
 public:
  /// @param search,event the position; event may be nullptr
  /// @return nullopt if the queens cannot stand in a search of that program and size, or need not: a program
  /// that chooses rows may fill others first
  static std::optional<SamePlacement> of(const Search& search, const Event* event, const Program& program,
                                         int n);

  bool isStart() const { return count_ == 0; }
  /// The board was reported as a solution, so the goal is that solution.
  bool isSolution() const { return solution_; }
  /// Whether these queens are on the board or have been.
  bool isReached(Search search) const;

 private:
  // Whether the place that a queen has comes after the wanted one in her line.
  bool isBeyond(const Search& search, Square queen) const;

  Places places_{};  // by line of the other search
  int count_ = 0;
  bool solution_ = false;
};

}  // namespace goal

using Goal = std::variant<goal::Position, goal::Condition, goal::NextBreakpoint, goal::Operations,
                          goal::SamePlacement>;

/// Moves a timeline towards a goal. @param allowance approximate maximum number of events
/// @return whether it has arrived
bool advance(const goal::Position& goal, Timeline& timeline, std::uint64_t allowance);
bool advance(const goal::Condition& goal, Timeline& timeline, std::uint64_t allowance);
bool advance(const goal::SamePlacement& goal, Timeline& timeline, std::uint64_t allowance);

/// The next event of a kind; the current position if the search never has one.
Goal nextOf(EventKind kind, const Timeline& timeline);
/// Over the call that a placement begins: to the removal of the queen placed last.
goal::Condition stepOver(const Timeline& timeline);
/// Out of the current call: to the removal of the queen in the row above, or the end of the search.
goal::Condition stepOut(const Timeline& timeline);
/// The next dead end.
goal::Condition nextDeadEnd(const Timeline& timeline);
/// The position at which the call after `depth` placed queens began: right after the last of these was
/// placed.
/// @param depth 0…number of standing queens
std::uint64_t entryOf(const Timeline& timeline, int depth);

}  // namespace queens
