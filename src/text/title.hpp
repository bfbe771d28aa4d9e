#pragma once

#include <string>

#include "core/program.hpp"
#include "text/language.hpp"

namespace queens {

/// Title of a program, such as "Flag arrays", or "Flag arrays (first)" if it does not find all solutions.
std::string titleOf(Program program, Language language);

}  // namespace queens
