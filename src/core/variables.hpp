#pragma once

#include <vector>

#include "core/search.hpp"
#include "core/variable.hpp"

namespace queens {

/// The variables of a search in the order of its listing. The row and column of `event` come last. Computed
/// on demand, never while a search runs at full speed.
/// @param event the event that led to this state, or nullptr at the start
std::vector<Variable> variables(const Search& search, const Event* event);

}  // namespace queens
