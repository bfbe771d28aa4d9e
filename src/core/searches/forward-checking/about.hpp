#pragma once

#include "core/variant_info.hpp"

namespace queens {

inline constexpr VariantInfo kForwardChecking = {
    .variant = VariantId::forwardChecking,
    .id = "forward-checking",
    .name = "Forward checking",
    .order = "row by row, columns of the row's domain left to right",
    .looksAhead = true,
};

}  // namespace queens
