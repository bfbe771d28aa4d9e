#pragma once

#include <array>

#include "core/variant_info.hpp"

namespace queens {

/// Other versions of the program.
inline constexpr auto kBitFlagsWays = std::to_array<BugInfo>({
    {.bug = Bug::parameters, .guilty = Label::record},
    {.bug = Bug::given, .guilty = Label::next},
});

inline constexpr VariantInfo kBitFlags = {
    .variant = VariantId::bitFlags,
    .id = "bit-flags",
    .name = "Bit flags",
    .order = "row by row, columns left to right",
    .bugs = kBitFlagsWays,
};

}  // namespace queens
