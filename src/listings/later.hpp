#pragma once

#include <cstddef>
#include <string_view>

#include "core/program.hpp"
#include "listings/listing.hpp"

namespace queens {

/// The number of programs, without languages: `kPrograms`, then `kWrongPrograms`.
inline constexpr std::size_t kListed = kPrograms.size() + kWrongPrograms.size();

/// A listing; empty if there is none. Compiled in, except on the web page, which downloads the listings after
/// its first frame (src/platform/web/fetched_listings.cpp). Until then they are empty there.
/// @param program its index, below `kListed`
std::string_view laterListing(std::size_t program, ProgramLanguage language);

}  // namespace queens
