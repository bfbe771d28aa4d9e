#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/search.hpp"

namespace queens {

/// How a variable of a listing is shown.
enum class VariableType : std::uint8_t { matrix, flags, set, bits, stack, integer, list };

/// The public names of the types, indexed by `VariableType`.
inline constexpr std::array<std::string_view, 7> kVariableTypeNames = {"matrix", "flags", "set", "bits",
                                                                       "stack",  "int",   "list"};

/// One variable of a listing as it is after an event.
struct Variable {
  std::string_view name;  ///< as in the listings
  VariableType type;
  /// `matrix`: row by row; `flags`: 0 or 1; `set`, `list`: members in order of insertion; `bits`, `int`: one
  /// number; `stack`: its entries from the bottom up, each as long as `fields`.
  std::vector<std::int64_t> values;
  int width = 0;                         ///< `matrix`: length of a row; `bits` and bit fields: digits
  std::vector<std::string_view> fields;  ///< `stack`: the names of an entry's parts

  /// `stack`: that part of its entries is a mask of `width` digits, and no number.
  bool isMask(std::size_t part) const {
    return width > 0 && fields[part] != "row" && fields[part] != "count";
  }
};

/// The bookkeeping of a search as its listing keeps it, in the order of the listing; the row and column that
/// `event` speaks of come last. Computed on demand, never on the way of a running search.
/// @param event the event that led to this state, or nullptr at the start
std::vector<Variable> variables(const Search& search, const Event* event);

}  // namespace queens
