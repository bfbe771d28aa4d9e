#pragma once

#include "core/variant_info.hpp"

namespace queens {

inline constexpr VariantInfo kExplicitStack = {
    .variant = VariantId::explicitStack,
    .id = "explicit-stack",
    .name = "Explicit stack",
    .order = "row by row, columns left to right",
    .keepsBoard = true,
    .looksFromTop = true,
    .recurses = false,
    .findsFirst = true,
};

}  // namespace queens
