#pragma once

#include <array>

#include "core/variant_info.hpp"

namespace queens {

/// Other versions of the program.
inline constexpr auto kHashSetsWays = std::to_array<BugInfo>({
    {.bug = Bug::overwritten, .guilty = Label::test},
    {.bug = Bug::oneRow, .guilty = Label::record},
    {.bug = Bug::given, .guilty = Label::next},
});

inline constexpr VariantInfo kHashSets = {
    .variant = VariantId::hashSets,
    .id = "hash-sets",
    .name = "Hash sets",
    .order = "row by row, columns left to right",
    .bugs = kHashSetsWays,
};

}  // namespace queens
