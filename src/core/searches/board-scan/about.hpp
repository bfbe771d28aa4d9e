#pragma once

#include "core/variant_info.hpp"

namespace queens {

inline constexpr VariantInfo kBoardScan = {
    .variant = VariantId::boardScan,
    .id = "board-scan",
    .name = "Board scan",
    .order = "column by column, rows top to bottom",
    .byColumns = true,
    .keepsBoard = true,
    .findsFirst = true,
};

}  // namespace queens
