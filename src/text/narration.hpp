#pragma once

#include <string>

#include "text/language.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// One sentence on the event that led to the position: what happened, and why, in terms of the search's own
/// bookkeeping; at position 0, what is going to happen. Rows and columns count from 0 as in the listings.
/// Masks are written as programs print them, 0b and a digit for each column, bit 0
/// (column 0) last. Code is in backticks (`text/marked.hpp`).
std::string narrate(const Timeline& timeline, Language language);

}  // namespace queens
