#pragma once

#include <vector>

#include "core/search.hpp"
#include "core/variable.hpp"

namespace queens {

/// The bookkeeping of a search as its listing keeps it, in the order of the listing; the row and column that
/// `event` speaks of come last. Computed on demand, never on the way of a running search.
/// @param event the event that led to this state, or nullptr at the start
std::vector<Variable> variables(const Search& search, const Event* event);

}  // namespace queens
