#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <string_view>

namespace queens {

/// Groups of commands that a host can take away from its readers one by one. Commands that only change how
/// something is looked at, explained or closed belong to no group, so a host cannot take them away.
enum class Permission : std::uint8_t {
  play,
  step,
  back,
  seek,
  solutions,
  speed,
  grain,
  stops,
  n,
  variant,
  with,
  code,
  lang,
  theme,
  tour,
  share
};

/// Their public names, indexed by `Permission`.
inline constexpr std::array<std::string_view, 16> kPermissionNames = {
    "play", "step",    "back", "seek", "solutions", "speed", "grain", "stops",
    "n",    "variant", "with", "code", "lang",      "theme", "tour",  "share"};

/// The groups that a reader may use.
using Permissions = std::bitset<kPermissionNames.size()>;

}  // namespace queens
