#pragma once

#include "core/variant_info.hpp"

namespace queens {

inline constexpr VariantInfo kBitFlags = {
    .variant = VariantId::bitFlags,
    .id = "bit-flags",
    .name = "Bit flags",
    .order = "row by row, columns left to right",
};

}  // namespace queens
