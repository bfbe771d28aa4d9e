#pragma once

#include <string_view>

#include "app/app.hpp"

namespace queens {

/// The application started with an address, with a clock that stands still.
inline App started(std::string_view query) {
  return App(query, [] { return Seconds{100}; });
}

}  // namespace queens
