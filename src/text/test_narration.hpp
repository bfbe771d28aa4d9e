#pragma once

#include <string>

#include "text/language.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// The sentence on a `test`, which led to the position: what the program finds, by what in its bookkeeping,
/// and which queens attack the square.
std::string narrateTest(const Timeline& timeline, Language language);

}  // namespace queens
