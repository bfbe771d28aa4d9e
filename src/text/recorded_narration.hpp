#pragma once

#include <string>

#include "text/language.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// A sentence about the last event of a recorded search: the printed event, and what follows from the queens
/// on the board.
std::string narrateRecorded(const Timeline& timeline, Language language, int base);

}  // namespace queens
