#pragma once

#include <string_view>

#include "app/app.hpp"

namespace queens {

/// The application as an address starts it, at a time that stands still.
inline App started(std::string_view query) {
  return App(query, [] { return Seconds{100}; });
}

}  // namespace queens
