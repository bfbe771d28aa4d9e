#pragma once

#include <array>

#include "core/variant_info.hpp"

namespace queens {

/// The descriptions of recorded searches, which follow those of `kVariants`: one for programs that go row by
/// row, one for column by column. No address selects them.
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
