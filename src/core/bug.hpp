#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/find.hpp"
#include "core/named.hpp"
#include "core/tracer.hpp"

namespace queens {

/// A deliberate modification of a program: a fault, to show its effect, or (from `overwritten`) another
/// version that is equally correct. The order is that of teaching, and public.
enum class Bug : std::uint8_t {
  none,                  ///< the correct program
  flagsNotUndone,        ///< removing a queen does not clear its flags
  oneFlagNotUndone,      ///< removing a queen does not clear the flag of its ↘ diagonal
  antiDiagonalUntested,  ///< the flags of ↙ diagonals are set but never tested
  recordWithoutCopy,     ///< the list of queens is recorded without a copy, so it changes afterwards
  undoBeforeRecursion,   ///< flags are cleared before the recursive call that tests them
  returnMissing,         ///< a call that has found a solution continues with its loop
  indexWithoutShift,     ///< row − col is used as an index and can be negative
  shiftsExchanged,       ///< the two diagonal masks are shifted in each other's direction
  overwritten,           ///< version: the list of queens is overwritten, and nothing in it is undone
  parameters,            ///< version: masks are parameters and still reset, and solutions are only counted
  untilFull,             ///< version: stops when all columns are taken, not at the row below the board
  characters,            ///< version: a board of letters instead of the list of queens
  passedUp,              ///< version: each call returns whether it found a solution, and the search finds all
                         ///< of them
  oneRow,                ///< version: solutions are boards of text that share one row object
  centreFirst,           ///< version: ends at its first solution, and tries columns from the middle outwards
  mrv,                   ///< version: the row with the fewest columns left is filled next (minimum remaining
                         ///< values)
  given                  ///< version: queens can stand on the board before the search begins
};

/// The public ids, indexed by `Bug`.
inline constexpr std::array<std::string_view, 18> kBugIds = {"",
                                                             "flags-not-undone",
                                                             "one-flag-not-undone",
                                                             "anti-diagonal-untested",
                                                             "record-without-copy",
                                                             "undo-before-recursion",
                                                             "return-missing",
                                                             "index-without-shift",
                                                             "shifts-exchanged",
                                                             "overwritten",
                                                             "parameters",
                                                             "until-full",
                                                             "characters",
                                                             "passed-up",
                                                             "one-row",
                                                             "centre-first",
                                                             "mrv",
                                                             "given"};
static_assert(static_cast<std::size_t>(Bug::given) + 1 == kBugIds.size());

/// Whether a modification is another correct version, not a fault.
constexpr bool isWay(Bug bug) {
  return bug >= Bug::overwritten;
}

/// The public ids of the faults, and of the other versions.
inline constexpr std::span kWrongIds =
    std::span(kBugIds).subspan(1, static_cast<std::size_t>(Bug::overwritten) - 1);
inline constexpr std::span kWayIds = std::span(kBugIds).subspan(static_cast<std::size_t>(Bug::overwritten));

/// The fault with a public id; `none` if it is empty, nullopt if there is no such fault.
constexpr std::optional<Bug> bugWithId(std::string_view id) {
  const auto found = named<Bug>(kBugIds, id);
  return found && isWay(*found) ? std::nullopt : found;
}

/// The version with a public id; likewise.
constexpr std::optional<Bug> wayWithId(std::string_view id) {
  const auto found = named<Bug>(kBugIds, id);
  return found && *found != Bug::none && !isWay(*found) ? std::nullopt : found;
}

/// A modification that a variant's program can have.
struct BugInfo {
  Bug bug;
  Label guilty;  ///< the faulty or misplaced line; for a missing line the one before it; for a version the
                 ///< first that differs
  bool harmless = isWay(bug);  ///< the solutions found stay the same
  Find find = Find::all;       ///< the goal of the modified program
};

}  // namespace queens
