#pragma once

#include <array>

#include "core/variant_info.hpp"

namespace queens {

/// What is said of recorded searches, which come after those of `kVariants`: one for programs that go row by
/// row, one for those that go column by column. No address begins one.
inline constexpr std::array<VariantInfo, 2> kRecordedVariants = {{
    {.variant = VariantId::recordedByRows,
     .id = "trace",
     .name = "Your program",
     .order = "as it was printed",
     .recurses = false},
    {.variant = VariantId::recordedByColumns,
     .id = "trace",
     .name = "Your program",
     .order = "as it was printed",
     .byColumns = true,
     .recurses = false},
}};

}  // namespace queens
