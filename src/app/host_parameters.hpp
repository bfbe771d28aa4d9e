#pragma once

#include <string>
#include <string_view>

#include "app/address.hpp"

namespace queens {

/// What stands for everything, and for nothing, where an address says what the reader may do.
inline constexpr std::string_view kAllControls = "all";
inline constexpr std::string_view kNoControls = "none";

/// What a page around chooses for its readers, in an address: what they may do, "play,step", and an accent
/// colour, "0072b2" or "auto". Each reads a value into an address, or writes the one in it.
/// @return false if it cannot be used; nothing is changed then
bool readControls(const std::string& value, LinkState& address);
std::string writeControls(const LinkState& address);
/// The keys: "all", "nav", "none", or those taken away, "-f,-v".
bool readKeys(const std::string& value, LinkState& address);
std::string writeKeys(const LinkState& address);
bool readAccent(const std::string& value, LinkState& address);
std::string writeAccent(const LinkState& address);

}  // namespace queens
