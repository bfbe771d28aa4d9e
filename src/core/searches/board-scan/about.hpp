#pragma once

#include <array>

#include "core/variant_info.hpp"

namespace queens {

/// Other versions of the program.
inline constexpr auto kBoardScanWays = std::to_array<BugInfo>({
    {.bug = Bug::passedUp, .guilty = Label::leave},
});

inline constexpr VariantInfo kBoardScan = {
    .variant = VariantId::boardScan,
    .id = "board-scan",
    .name = "Board scan",
    .order = "column by column, rows top to bottom",
    .byColumns = true,
    .keepsBoard = true,
    .findsFirst = true,
    .bugs = kBoardScanWays,
};

}  // namespace queens
