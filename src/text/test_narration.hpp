#pragma once

#include <string>

#include "text/language.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// The sentence about a `test`: its result, the variable that decided it, and the queens that attack the
/// square.
std::string narrateTest(const Timeline& timeline, Language language, int base);

}  // namespace queens
