#pragma once

#include <string>
#include <string_view>

#include "app/parameters.hpp"

namespace queens {

/// The values of `controls` for all permissions and for none.
inline constexpr std::string_view kAllControls = "all";
inline constexpr std::string_view kNoControls = "none";

/// Parameters that a host chooses for its students: permissions such as "play,step", and an accent colour
/// such as "0072b2" or "auto". Each pair reads a value into a state, or writes it.
/// @return false if the value is not valid; nothing has changed then
bool readControls(const std::string& value, LinkState& address);
std::string writeControls(const LinkState& address);
/// The keys: "all", "nav", "none", or a list of disabled ones, "-f,-v".
bool readKeys(const std::string& value, LinkState& address);
std::string writeKeys(const LinkState& address);
bool readAccent(const std::string& value, LinkState& address);
std::string writeAccent(const LinkState& address);

/// The speed of play in an address: steps per second. Reads a value into an address, or writes the one in it.
/// @return false if it is not valid; nothing has changed then
bool readSpeed(const std::string& value, LinkState& address);
std::string writeSpeed(const LinkState& address);
/// The accepted values.
Accepted speeds();

}  // namespace queens
