#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <string_view>

namespace queens {

/// What a reader does with a board, in groups that a page around may keep from them one by one. How things
/// are looked at, explained and closed belongs to none: that is nobody's to take.
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

/// Those that a reader may do.
using Permissions = std::bitset<kPermissionNames.size()>;

}  // namespace queens
