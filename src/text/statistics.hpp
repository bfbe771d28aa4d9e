#pragma once

#include <cstdint>
#include <vector>

#include "core/counters.hpp"
#include "core/program.hpp"
#include "text/message.hpp"

namespace queens {

/// The current value of a counter.
struct Statistic {
  Message name;
  std::uint64_t value;
  bool part = false;  ///< included in the counter before it
};

/// All counters of a search, in display order, without events that it never has.
std::vector<Statistic> statisticsOf(const Program& program, const Counters& counters);

}  // namespace queens
