#pragma once

#include <string>

#include "app/parameters.hpp"

namespace queens {

/// The speed of play in an address: steps per second. Reads a value into an address, or writes the one in it.
/// @return false if it is not valid; nothing has changed then
bool readSpeed(const std::string& value, LinkState& address);
std::string writeSpeed(const LinkState& address);
/// The accepted values.
Accepted speeds();

}  // namespace queens
