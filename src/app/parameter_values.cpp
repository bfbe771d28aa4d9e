#include "app/parameter_values.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "app/keys.hpp"
#include "core/named.hpp"

namespace queens {
namespace {

constexpr std::string_view kUsualAccent = "auto";
constexpr std::array<std::string_view, 3> kKeyKinds = {"all", "nav", "none"};

bool hasMeaning(std::string_view key) {
  return commandForKey(key, false) || commandForKey(key, true);
}

}  // namespace

bool readControls(const std::string& value, LinkState& address) {
  std::optional<Permissions>& controls = address.preferences.controls;
  if (value == kAllControls) {
    controls.reset();
    return true;
  }
  Permissions permissions;
  for (std::size_t from = 0; from <= value.size() && value != kNoControls;) {
    const std::size_t end = std::min(value.find(',', from), value.size());
    const auto permission =
        named<Permission>(kPermissionNames, std::string_view(value).substr(from, end - from));
    if (!permission) return false;
    permissions.set(static_cast<std::size_t>(*permission));
    from = end + 1;
  }
  controls = permissions;
  return true;
}

std::string writeControls(const LinkState& address) {
  const auto& controls = address.preferences.controls;
  if (!controls) return std::string(kAllControls);
  std::string list;
  for (std::size_t i = 0; i < kPermissionNames.size(); ++i)
    if (controls->test(i)) list += (list.empty() ? "" : ",") + std::string(kPermissionNames[i]);
  return list.empty() ? std::string(kNoControls) : list;
}

bool readKeys(const std::string& value, LinkState& address) {
  KeyPermission keys;
  if (const auto kind = named<KeyPermission::Kind>(kKeyKinds, value)) {
    keys.kind = *kind;
    address.preferences.keys = keys;
    return true;
  }
  // A minus and a key each, with commas between.
  for (std::size_t from = 0; from <= value.size(); from += 3) {
    const std::string each = value.substr(from, 3);
    const bool last = from + 2 == value.size();
    if (each.size() != (last ? 2 : 3) || each[0] != '-' || (!last && each[2] != ',')) return false;
    const char key = KeyPermission::lower(each[1]);
    if (!hasMeaning(std::string_view(&key, 1))) return false;
    if (keys.taken.find(key) == std::string::npos) keys.taken += key;
    if (last) break;
  }
  std::sort(keys.taken.begin(), keys.taken.end());
  address.preferences.keys = keys;
  return true;
}

std::string writeKeys(const LinkState& address) {
  const KeyPermission& keys = address.preferences.keys;
  if (keys.taken.empty()) return std::string(kKeyKinds[static_cast<std::size_t>(keys.kind)]);
  std::string list;
  for (const char key : keys.taken) list += (list.empty() ? "-" : ",-") + std::string(1, key);
  return list;
}

// A # before the digits is passed over.
bool readAccent(const std::string& value, LinkState& address) {
  if (value == kUsualAccent) {
    address.preferences.accent.reset();
    return true;
  }
  const std::size_t from = value.starts_with('#') ? 1 : 0;
  std::uint32_t rgb = 0;
  const char* end = value.data() + value.size();
  const auto [stop, error] = std::from_chars(value.data() + from, end, rgb, 16);
  if (value.size() != from + 6 || error != std::errc() || stop != end) return false;
  address.preferences.accent = Color::hex(rgb);
  return true;
}

std::string writeAccent(const LinkState& address) {
  const auto& accent = address.preferences.accent;
  if (!accent) return std::string(kUsualAccent);
  std::array<char, 8> text{};
  std::snprintf(text.data(), text.size(), "%02x%02x%02x", unsigned{accent->r}, unsigned{accent->g},
                unsigned{accent->b});
  return text.data();
}

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
