#pragma once

#include "core/variant_info.hpp"

namespace queens {

inline constexpr VariantInfo kHashSets = {
    .variant = VariantId::hashSets,
    .id = "hash-sets",
    .name = "Hash sets",
    .order = "row by row, columns left to right",
};

}  // namespace queens
