#pragma once

#include <cstdint>
#include <vector>

#include "core/counters.hpp"
#include "core/variant.hpp"
#include "text/message.hpp"

namespace queens {

/// What has been counted so far of one kind.
struct Statistic {
  Message name;
  std::uint64_t value;
  bool part = false;  ///< counted in the one before too
};

/// All that is counted of a search, in the order in which it is shown; what it never does is left out.
std::vector<Statistic> statisticsOf(VariantId variant, const Counters& counters);

}  // namespace queens
