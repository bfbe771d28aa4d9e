#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <string_view>

namespace queens {

/// The enumerator with a public name, or nullopt.
/// @tparam Enum counts its enumerators from 0 without gaps
/// @param table one entry for each enumerator, in their order
/// @param nameOf reads the name of an entry; by default the entry is the name
template <class Enum, class Table, class NameOf = std::identity>
constexpr std::optional<Enum> named(const Table& table, std::string_view name, NameOf nameOf = {}) {
  const auto found = std::find_if(table.begin(), table.end(),
                                  [&](const auto& entry) { return std::invoke(nameOf, entry) == name; });
  if (found == table.end()) return std::nullopt;
  return static_cast<Enum>(found - table.begin());
}

}  // namespace queens
