#pragma once

#include <cstddef>

#include "text/messages.hpp"

namespace queens {

/// The message `offset` places after `base`, for sequences in the order of another enumeration, such as the
/// titles of the variants.
constexpr Message operator+(Message base, std::size_t offset) {
  return static_cast<Message>(static_cast<std::size_t>(base) + offset);
}

}  // namespace queens
