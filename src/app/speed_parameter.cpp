#include "app/speed_parameter.hpp"

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace queens {

// Emscripten's library has no from_chars for floating point yet. strtod alone would take spaces, hex and
// names too.
bool readSpeed(const std::string& value, LinkState& address) {
  const bool beginsAsNumber = !value.empty() && (value[0] == '.' || (value[0] >= '0' && value[0] <= '9'));
  if (!beginsAsNumber || value.find_first_not_of("0123456789.eE+-") != value.npos) return false;
  char* end = nullptr;
  const double speed = std::strtod(value.c_str(), &end);
  if (end != value.c_str() + value.size() || !(speed >= kSlowest && speed <= kFastest)) return false;
  address.speed = speed;
  return true;
}

// Enough digits that no speed needs an exponent, whose + would be read as a space.
std::string writeSpeed(const LinkState& address) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.15g", address.speed);
  return text.data();
}

Accepted speeds() {
  LinkState slowest;
  slowest.speed = kSlowest;
  const auto fastest = static_cast<std::uint64_t>(kFastest);
  return {Message::acceptsEventsPerSecond, {{"from", writeSpeed(slowest)}, {"to", fastest}}};
}

}  // namespace queens
