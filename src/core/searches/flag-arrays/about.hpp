#pragma once

#include <array>

#include "core/variant_info.hpp"

namespace queens {

/// The faulty programs and other versions.
inline constexpr auto kFlagArraysBugs = std::to_array<BugInfo>({
    {.bug = Bug::flagsNotUndone, .guilty = Label::remove},
    {.bug = Bug::oneFlagNotUndone, .guilty = Label::unmark},
    {.bug = Bug::antiDiagonalUntested, .guilty = Label::test},
    {.bug = Bug::recordWithoutCopy, .guilty = Label::record},
    {.bug = Bug::undoBeforeRecursion, .guilty = Label::unmark},
    {.bug = Bug::returnMissing, .guilty = Label::record, .harmless = true},
    {.bug = Bug::indexWithoutShift, .guilty = Label::diagonals, .harmless = true},
    {.bug = Bug::overwritten, .guilty = Label::test},
    {.bug = Bug::characters, .guilty = Label::record},
    {.bug = Bug::centreFirst, .guilty = Label::loop, .find = Find::first},
    {.bug = Bug::given, .guilty = Label::next},
});

inline constexpr VariantInfo kFlagArrays = {
    .variant = VariantId::flagArrays,
    .id = "flag-arrays",
    .name = "Flag arrays",
    .order = "row by row, columns left to right",
    .findsFirst = true,
    .bugs = kFlagArraysBugs,
};

}  // namespace queens
