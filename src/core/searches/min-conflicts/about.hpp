#pragma once

#include "core/variant_info.hpp"

namespace queens {

inline constexpr VariantInfo kMinConflicts = {
    .variant = VariantId::minConflicts,
    .id = "min-conflicts",
    .name = "Min-conflicts",
    .order = "a queen in each row, then queens under attack move to the columns with the fewest conflicts",
    .movesQueens = true,
    .recurses = false,
    .findsAll = false,
    .findsFirst = true,
};

}  // namespace queens
