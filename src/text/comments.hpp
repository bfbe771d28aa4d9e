#pragma once

#include <string>
#include <string_view>

#include "text/language.hpp"

namespace queens {

/// A line of a listing, with the comments that group its lines (`# prune: …`, `# choose`) in a language.
std::string commentsIn(std::string_view line, Language language);

}  // namespace queens
