#pragma once

#include "core/variant_info.hpp"

namespace queens {

inline constexpr VariantInfo kFlagArrays = {
    .variant = VariantId::flagArrays,
    .id = "flag-arrays",
    .name = "Flag arrays",
    .order = "row by row, columns left to right",
    .findsFirst = true,
};

}  // namespace queens
