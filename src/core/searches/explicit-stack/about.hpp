#pragma once

#include <array>

#include "core/variant_info.hpp"

namespace queens {

/// The other version of the program.
inline constexpr auto kExplicitStackWays = std::to_array<BugInfo>({
    {.bug = Bug::given, .guilty = Label::check},
});

inline constexpr VariantInfo kExplicitStack = {
    .variant = VariantId::explicitStack,
    .id = "explicit-stack",
    .name = "Explicit stack",
    .order = "row by row, columns left to right",
    .keepsBoard = true,
    .looksFromTop = true,
    .recurses = false,
    .findsFirst = true,
    .bugs = kExplicitStackWays,
};

}  // namespace queens
