#pragma once

#include <string>

#include "text/language.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// One sentence about the last event: what happened and why, in terms of the program's variables; at position
/// 0, what will happen. Rows and columns count from 0 as in the listings. Masks are written as programs print
/// them: 0b and one digit per column, bit 0 (column 0) last. Backticks enclose code (see
/// src/text/marked.hpp).
std::string narrate(const Timeline& timeline, Language language);

}  // namespace queens
