#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/named.hpp"
#include "core/tracer.hpp"

namespace queens {

/// What a program is changed in on purpose: wrong in, so that a learner sees what comes of it, or, last,
/// written in another way that is as right. The order is that of teaching, and public.
enum class Bug : std::uint8_t {
  none,                  ///< the program is right
  flagsNotUndone,        ///< a queen taken back leaves its flags behind
  oneFlagNotUndone,      ///< that of its main diagonal
  antiDiagonalUntested,  ///< its flags are set, and nobody asks them
  recordWithoutCopy,     ///< the list of queens itself is recorded, and goes on changing
  undoBeforeRecursion,   ///< flags are cleared before the call that is to ask them
  returnMissing,         ///< a call that has found a solution goes on to its loop
  indexWithoutShift,     ///< row − col as an index, which can be negative
  shiftsExchanged,       ///< each diagonal mask is shifted the way of the other
  overwritten,           ///< a way: the list of queens is overwritten, and nothing of it is undone
  parameters,            ///< a way: masks are parameters and yet reset, and solutions are only counted
  untilFull,             ///< a way: it stops where all columns are taken, not at the row below the board
  characters,            ///< a way: a board of letters stands where the list of queens was
  passedUp,              ///< a way: each call returns whether it has found a solution, and yet all are found
  oneRow                 ///< a way: solutions are boards of text, for whose rows one row is used again
};

/// The public ids, indexed by `Bug`.
inline constexpr std::array<std::string_view, 15> kBugIds = {"",
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
                                                             "one-row"};
static_assert(static_cast<std::size_t>(Bug::oneRow) + 1 == kBugIds.size());

/// Whether that is no fault but another way of writing the program.
constexpr bool isWay(Bug bug) {
  return bug >= Bug::overwritten;
}

/// The public ids of what is wrong, and of the ways.
inline constexpr std::span kWrongIds =
    std::span(kBugIds).subspan(1, static_cast<std::size_t>(Bug::overwritten) - 1);
inline constexpr std::span kWayIds = std::span(kBugIds).subspan(static_cast<std::size_t>(Bug::overwritten));

/// The bug with that public id, `none` for an empty one; else nothing.
constexpr std::optional<Bug> bugWithId(std::string_view id) {
  const auto found = named<Bug>(kBugIds, id);
  return found && isWay(*found) ? std::nullopt : found;
}

/// The way with that public id; likewise.
constexpr std::optional<Bug> wayWithId(std::string_view id) {
  const auto found = named<Bug>(kBugIds, id);
  return found && *found != Bug::none && !isWay(*found) ? std::nullopt : found;
}

/// A bug, or a way, that the program of a variant which finds all solutions can have.
struct BugInfo {
  Bug bug;
  Label guilty;  ///< the line that is wrong, or in the wrong place; before one that is missing; of a way the
                 ///< first that differs
  bool harmless = isWay(bug);  ///< it finds what it would find without
};

}  // namespace queens
