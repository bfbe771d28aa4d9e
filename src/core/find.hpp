#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/named.hpp"

namespace queens {

/// What a program is written to find: all solutions, which it lists; the first, at which it ends; or how many
/// there are, of which it keeps no list. The order is public.
enum class Find : std::uint8_t { all, first, count };

/// The public names, indexed by `Find`.
inline constexpr std::array<std::string_view, 3> kFindNames = {"all", "first", "count"};

/// What `find` is called with that public name, or nothing.
constexpr std::optional<Find> findWithName(std::string_view name) {
  return named<Find>(kFindNames, name);
}

}  // namespace queens
