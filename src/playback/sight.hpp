#pragma once

#include <cstdint>

#include "core/counters.hpp"
#include "core/event.hpp"
#include "core/search.hpp"

namespace queens {

/// A search at one of its positions, for those who read what it keeps. Refers to what belongs to a session
/// and stays valid until that goes on.
struct Sight {
  const Search& search;
  const Search* previous;  ///< one event ago; nullptr at 0
  const Event* event;      ///< that led to the position; nullptr at 0
  const Counters& counters;
  std::uint64_t position;
};

}  // namespace queens
