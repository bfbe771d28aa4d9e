#pragma once

#include "core/variant_info.hpp"

namespace queens {

inline constexpr VariantInfo kBitmask = {
    .variant = VariantId::bitmask,
    .id = "bitmask",
    .name = "Bitmask",
    .order = "row by row, lowest bit = leftmost column first",
    .scansRows = true,
    .counts = true,
};

}  // namespace queens
