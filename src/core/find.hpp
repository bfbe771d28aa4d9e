#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace queens {

/// The goal of a program: list all solutions, end at the first, or only count them. The order is public.
enum class Find : std::uint8_t { all, first, count };

/// The public names, indexed by `Find`.
inline constexpr std::array<std::string_view, 3> kFindNames = {"all", "first", "count"};

}  // namespace queens
