#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/named.hpp"
#include "core/tracer.hpp"

namespace queens {

/// What a program is wrong in, or at least changed in, on purpose: a learner is to see what comes of it. The
/// order is that of teaching, and public.
enum class Bug : std::uint8_t {
  none,                  ///< the program is right
  flagsNotUndone,        ///< a queen taken back leaves its flags behind
  oneFlagNotUndone,      ///< that of its main diagonal
  antiDiagonalUntested,  ///< its flags are set, and nobody asks them
  recordWithoutCopy,     ///< the list of queens itself is recorded, and goes on changing
  undoBeforeRecursion,   ///< flags are cleared before the call that is to ask them
  returnMissing,         ///< a call that has found a solution goes on to its loop
  indexWithoutShift,     ///< row − col as an index, which can be negative
  shiftsExchanged        ///< each diagonal mask is shifted the way of the other
};

/// The public ids, indexed by `Bug`.
inline constexpr std::array<std::string_view, 9> kBugIds = {"",
                                                            "flags-not-undone",
                                                            "one-flag-not-undone",
                                                            "anti-diagonal-untested",
                                                            "record-without-copy",
                                                            "undo-before-recursion",
                                                            "return-missing",
                                                            "index-without-shift",
                                                            "shifts-exchanged"};
static_assert(static_cast<std::size_t>(Bug::shiftsExchanged) + 1 == kBugIds.size());

/// The bug with that public id, `none` for an empty one; else nothing.
constexpr std::optional<Bug> bugWithId(std::string_view id) {
  return named<Bug>(kBugIds, id);
}

/// A bug that the program of a variant which finds all solutions can have.
struct BugInfo {
  Bug bug;
  Label guilty;           ///< the line that is wrong, or in the wrong place; before one that is missing
  bool harmless = false;  ///< it finds what it would find without
};

}  // namespace queens
