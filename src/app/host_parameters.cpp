#include "app/host_parameters.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>

#include "core/named.hpp"

namespace queens {
namespace {

constexpr std::string_view kUsualAccent = "auto";

}  // namespace

bool readControls(const std::string& value, Address& address) {
  std::optional<Deeds>& controls = address.preferences.controls;
  if (value == kAllControls) {
    controls.reset();
    return true;
  }
  Deeds deeds;
  for (std::size_t from = 0; from <= value.size() && value != kNoControls;) {
    const std::size_t end = std::min(value.find(',', from), value.size());
    const auto deed = named<Deed>(kDeedNames, std::string_view(value).substr(from, end - from));
    if (!deed) return false;
    deeds.set(static_cast<std::size_t>(*deed));
    from = end + 1;
  }
  controls = deeds;
  return true;
}

std::string writeControls(const Address& address) {
  const auto& controls = address.preferences.controls;
  if (!controls) return std::string(kAllControls);
  std::string list;
  for (std::size_t i = 0; i < kDeedNames.size(); ++i)
    if (controls->test(i)) list += (list.empty() ? "" : ",") + std::string(kDeedNames[i]);
  return list.empty() ? std::string(kNoControls) : list;
}

// A # before the digits is passed over.
bool readAccent(const std::string& value, Address& address) {
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

std::string writeAccent(const Address& address) {
  const auto& accent = address.preferences.accent;
  if (!accent) return std::string(kUsualAccent);
  std::array<char, 8> text{};
  std::snprintf(text.data(), text.size(), "%02x%02x%02x", unsigned{accent->r}, unsigned{accent->g},
                unsigned{accent->b});
  return text.data();
}

}  // namespace queens
