#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/named.hpp"

namespace queens {

/// The goal of a program: list all solutions, end at the first, or only count them. The order is public.
enum class Find : std::uint8_t { all, first, count };

/// The public names, indexed by `Find`.
inline constexpr std::array<std::string_view, 3> kFindNames = {"all", "first", "count"};

/// The goal with a public name, or nullopt.
constexpr std::optional<Find> findWithName(std::string_view name) {
  return named<Find>(kFindNames, name);
}

}  // namespace queens
