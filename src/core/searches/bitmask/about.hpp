#pragma once

#include <array>

#include "core/variant_info.hpp"

namespace queens {

/// The faulty program and other versions.
inline constexpr auto kBitmaskBugs = std::to_array<BugInfo>({
    {.bug = Bug::shiftsExchanged, .guilty = Label::recurse, .harmless = true},
    {.bug = Bug::overwritten, .guilty = Label::place},
    {.bug = Bug::untilFull, .guilty = Label::base},
    {.bug = Bug::characters, .guilty = Label::record},
    {.bug = Bug::centreFirst, .guilty = Label::take, .find = Find::first},
    {.bug = Bug::given, .guilty = Label::next},
});

inline constexpr VariantInfo kBitmask = {
    .variant = VariantId::bitmask,
    .id = "bitmask",
    .name = "Bitmask",
    .order = "row by row, lowest bit = leftmost column first",
    .scansRows = true,
    .counts = true,
    .bugs = kBitmaskBugs,
};

}  // namespace queens
