#pragma once

#include <string>

#include "core/program.hpp"
#include "text/language.hpp"

namespace queens {

/// What a program is called; "Flag arrays", or "Flag arrays (first)" where it finds less than all.
std::string titleOf(Program program, Language language);

}  // namespace queens
