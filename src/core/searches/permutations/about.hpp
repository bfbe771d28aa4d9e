#pragma once

#include <array>

#include "core/variant_info.hpp"

namespace queens {

/// The other version of the program.
inline constexpr auto kPermutationsWays = std::to_array<BugInfo>({
    {.bug = Bug::given, .guilty = Label::next},
});

inline constexpr VariantInfo kPermutations = {
    .variant = VariantId::permutations,
    .id = "permutations",
    .name = "Permutations",
    .order = "row by row, columns left to right",
    .judgesFullBoards = true,
    .bugs = kPermutationsWays,
};

}  // namespace queens
