#pragma once

#include <string>

#include "text/language.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// One sentence about the last event: what happened and why, in terms of the program's variables; at position
/// 0, what will happen. Values of the program count from 0 as in the listings. Masks are written as programs
/// print them: 0b and one digit per column, bit 0 (column 0) last. Backticks enclose code (see
/// src/text/marked.hpp).
/// @param base what the first row and the first column are called outside of code, 0 or 1
std::string narrate(const Timeline& timeline, Language language, int base = 0);

}  // namespace queens
