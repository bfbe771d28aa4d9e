#pragma once

#include <string>

#include "text/language.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// A sentence on the event that led to a position of a recorded search: what was printed, and what can be
/// known of it by the queens that stand.
std::string narrateRecorded(const Timeline& timeline, Language language);

}  // namespace queens
