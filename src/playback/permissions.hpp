#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <string_view>

namespace queens {

/// Groups of commands that a host can disable one by one. Commands that only change the display, explain or
/// close something belong to no group, so a host cannot disable them.
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

/// The groups that students may use.
using Permissions = std::bitset<kPermissionNames.size()>;

}  // namespace queens
