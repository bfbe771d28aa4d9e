#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "core/tracer.hpp"

namespace queens {

/// One line of a listing.
struct ListingLine {
  std::string_view text;       ///< UTF-8, without the end of the line
  std::optional<Label> label;  ///< what a machine reports when this line is executed; nothing where none does

  /// How many spaces stand before it.
  std::size_t indent() const {
    return text.find_first_not_of(' ') == text.npos ? 0 : text.find_first_not_of(' ');
  }
  /// Without those spaces.
  std::string_view trimmed() const { return text.substr(indent()); }
};

}  // namespace queens
