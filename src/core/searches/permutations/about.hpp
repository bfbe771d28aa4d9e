#pragma once

#include "core/variant_info.hpp"

namespace queens {

inline constexpr VariantInfo kPermutations = {
    .variant = VariantId::permutations,
    .id = "permutations",
    .name = "Permutations",
    .order = "row by row, columns left to right",
    .judgesFullBoards = true,
};

}  // namespace queens
