#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "core/tracer.hpp"

namespace queens {

/// One line of a listing.
struct ListingLine {
  std::string_view text;       ///< UTF-8, without a line break
  std::optional<Label> label;  ///< reported by a machine that executes this line; nullopt if no machine does

  /// Number of leading spaces.
  std::size_t indent() const {
    return text.find_first_not_of(' ') == text.npos ? 0 : text.find_first_not_of(' ');
  }
  /// The text without leading spaces.
  std::string_view trimmed() const { return text.substr(indent()); }
};

}  // namespace queens
