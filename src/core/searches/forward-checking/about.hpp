#pragma once

#include <array>

#include "core/variant_info.hpp"

namespace queens {

/// The other version.
inline constexpr auto kForwardCheckingBugs = std::to_array<BugInfo>({
    {.bug = Bug::mrv, .guilty = Label::next},
});

inline constexpr VariantInfo kForwardChecking = {
    .variant = VariantId::forwardChecking,
    .id = "forward-checking",
    .name = "Forward checking",
    .order = "row by row, columns of the row's domain left to right",
    .looksAhead = true,
    .bugs = kForwardCheckingBugs,
};

}  // namespace queens
