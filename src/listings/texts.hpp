#pragma once

#include <array>
#include <string_view>

#include "listings/later.hpp"

namespace queens {

/// The listings by program and then by language; empty if there is none. An executable line ends with its
/// label as a comment: `//: label`, or `#: label` in Python and Ruby.
inline constexpr std::array kListingTexts = std::to_array<std::string_view>({
#include "programs.inc"
});
static_assert(kListingTexts.size() == kListed * kProgramLanguages.size());

}  // namespace queens
